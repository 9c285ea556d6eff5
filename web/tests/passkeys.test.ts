import { describe, expect, test } from "vitest";
import { answered, asking, creating } from "../src/account/passkeys";
import { bytes, text } from "../src/api/encoding";

const buffer = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

describe("bytes as text", () => {
  test.each([
    [[], ""],
    [[0], "AA"],
    [[255, 239, 190], "_---"],
    [[251, 255], "-_8"],
    [[1, 2, 3, 4], "AQIDBA"],
  ])("%j is %j", (values, written) => {
    expect(text(Uint8Array.from(values))).toBe(written);
    expect([...bytes(written)]).toEqual(values);
  });

  test("all bytes come back", () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value);
    expect(bytes(text(all))).toEqual(all);
  });
});

describe("what the server asks", () => {
  test("to make a passkey", () => {
    const found = creating({
      rp: { id: "localhost", name: "Trunkline" },
      user: { id: "YWRh", name: "Ada", displayName: "Ada" },
      challenge: "_-8",
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      excludeCredentials: [{ id: "AQI", type: "public-key" }],
    });
    expect(found.rp).toEqual({ id: "localhost", name: "Trunkline" });
    expect(found.challenge).toEqual(Uint8Array.of(255, 239));
    expect(found.user).toEqual({
      id: Uint8Array.of(97, 100, 97),
      name: "Ada",
      displayName: "Ada",
    });
    expect(found.excludeCredentials).toEqual([{ id: Uint8Array.of(1, 2), type: "public-key" }]);
  });

  test("to use one", () => {
    const found = asking({ challenge: "AA", rpId: "localhost", userVerification: "preferred" });
    expect(found).toEqual({
      challenge: Uint8Array.of(0),
      rpId: "localhost",
      userVerification: "preferred",
      allowCredentials: [],
    });
  });
});

describe("what the browser answers", () => {
  const shared = {
    id: "AQI",
    rawId: buffer(1, 2),
    type: "public-key",
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  };

  test("when it made a passkey", () => {
    const response = {
      clientDataJSON: buffer(3),
      attestationObject: buffer(4),
      getTransports: () => ["internal"],
    };
    const credential = { ...shared, response, authenticatorAttachment: "platform" };
    expect(answered(credential as unknown as PublicKeyCredential)).toEqual({
      id: "AQI",
      rawId: "AQI",
      type: "public-key",
      response: { clientDataJSON: "Aw", attestationObject: "BA", transports: ["internal"] },
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: "platform",
    });
  });

  test("when it used one", () => {
    const response = {
      clientDataJSON: buffer(3),
      authenticatorData: buffer(5),
      signature: buffer(6),
      userHandle: null,
    };
    const credential = { ...shared, response, authenticatorAttachment: null };
    expect(answered(credential as unknown as PublicKeyCredential)).toEqual({
      id: "AQI",
      rawId: "AQI",
      type: "public-key",
      response: { clientDataJSON: "Aw", authenticatorData: "BQ", signature: "Bg" },
      clientExtensionResults: { credProps: { rk: true } },
    });
  });
});
