// What several panels ask of a game's sheet.
import type { CharterPrint, EighteenComponents, EighteenSheet } from "../../api/types";
import type { Session } from "../session.svelte";

export function sheetOf(session: Session): EighteenSheet {
  return session.scene!.sheet!;
}

export function partsOf(session: Session): EighteenComponents {
  return session.components!.eighteen!;
}

export function charterOf(session: Session, company: string): CharterPrint | undefined {
  return partsOf(session).charters.find((charter) => charter.id === company);
}

/** An amount as the title writes money. */
export function money(session: Session, amount: number): string {
  return session.components!.money.replace("#", String(amount));
}
