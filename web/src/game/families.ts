// How the games of a family are shown: each brings its own panels, fetched when they are wanted.
import type { Component } from "svelte";
import type { Session } from "./session.svelte";

export interface FamilyProps {
  session: Session;
}

export const FAMILIES: Record<string, () => Promise<{ default: Component<FamilyProps> }>> = {
  eighteen: () => import("./eighteen/Eighteen.svelte"),
};
