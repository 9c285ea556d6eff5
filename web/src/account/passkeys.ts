// Passkeys: what the server asks in JSON as browsers want it, and their answers as JSON.
import { post } from "../api/http";
import { bytes, text } from "../api/encoding";
import type { Account, PasskeyQuestion, PasskeyTold } from "../api/types";

type Json = Record<string, unknown>;
type Descriptor = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };

/** Whether there can be passkeys here: the browser knows them, and the server has a name. */
export function hasPasskeys(): boolean {
  const isNamed = !/^[\d.]+$|:/.test(location.hostname);
  return isNamed && typeof PublicKeyCredential !== "undefined" && !!navigator.credentials;
}

/** What `navigator.credentials.create` takes. */
export function creating(options: Json): PublicKeyCredentialCreationOptions {
  const user = options.user as Json;
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(options.challenge as string),
    user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user.id as string) },
    excludeCredentials: described(options.excludeCredentials),
  };
}

/** What `navigator.credentials.get` takes. */
export function asking(options: Json): PublicKeyCredentialRequestOptions {
  return {
    ...(options as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  };
}

function described(list: unknown): PublicKeyCredentialDescriptor[] {
  return ((list ?? []) as Descriptor[]).map((each) => ({ ...each, id: bytes(each.id) }));
}

/** A browser's answer as the server takes it. */
export function answered(credential: PublicKeyCredential): Json {
  const given = credential.response;
  const response: Json = { clientDataJSON: text(given.clientDataJSON) };
  if ("attestationObject" in given) {
    const made = given as AuthenticatorAttestationResponse;
    response.attestationObject = text(made.attestationObject);
    response.transports = made.getTransports?.() ?? [];
  } else {
    const used = given as AuthenticatorAssertionResponse;
    response.authenticatorData = text(used.authenticatorData);
    response.signature = text(used.signature);
    if (used.userHandle) response.userHandle = text(used.userHandle);
  }
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response,
    clientExtensionResults: credential.getClientExtensionResults?.() ?? {},
    ...(credential.authenticatorAttachment
      ? { authenticatorAttachment: credential.authenticatorAttachment }
      : {}),
  };
}

/** Nobody chose a passkey, or the browser would not: nothing has happened. */
export class NoPasskey extends Error {}

async function chosen(work: Promise<Credential | null>): Promise<Json> {
  let credential: Credential | null;
  try {
    credential = await work;
  } catch (error) {
    throw new NoPasskey(error instanceof Error ? error.name : "");
  }
  if (!credential) throw new NoPasskey();
  return answered(credential as PublicKeyCredential);
}

/** Make a passkey for who is logged in. */
export async function makePasskey(label: string, name?: string): Promise<PasskeyTold> {
  const { proof, options } = await post<PasskeyQuestion>(
    "/api/me/passkeys/options",
    name ? { name } : {},
  );
  const credential = await chosen(navigator.credentials.create({ publicKey: creating(options) }));
  return post<PasskeyTold>("/api/me/passkeys", { proof, credential, label });
}

/** Use a passkey: to log in, or to prove once more who one is. */
async function used(): Promise<{ proof: string; credential: Json }> {
  const { proof, options } = await post<PasskeyQuestion>("/api/passkeys/options");
  const credential = await chosen(navigator.credentials.get({ publicKey: asking(options) }));
  return { proof, credential };
}

export async function logInByPasskey(): Promise<Account> {
  return post<Account>("/api/passkeys/login", await used());
}

export async function proveByPasskey(): Promise<void> {
  await post("/api/me/prove", { passkey: await used() });
}
