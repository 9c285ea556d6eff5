// Trying something that the server may refuse, and saying how it went.
import { Problem } from "../api/http";
import { t } from "../words/words.svelte";
import { NoPasskey } from "./passkeys";
import { NotProved, proving } from "./proving.svelte";

export class Attempt {
  /** Why it could not be done. */
  problem = $state("");
  /** That it has been done, in words. */
  done = $state("");
  isBusy = $state(false);

  /** Do something; whoever has to prove who they are is asked, and then it is done. */
  async run(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.problem = "";
    this.done = "";
    this.isBusy = true;
    try {
      await proving.through(work);
      this.done = done;
      return true;
    } catch (error) {
      this.problem = why(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** What to say of a failure; nothing of what somebody has broken off. */
function why(error: unknown): string {
  if (error instanceof NotProved) return "";
  if (error instanceof NoPasskey) return t("web-passkey-none");
  if (error instanceof Problem) return error.message || t("web-offline");
  // The browser itself would not: it says why, in its own words.
  if (error instanceof DOMException) return t("web-browser-failed", { why: error.message });
  throw error;
}
