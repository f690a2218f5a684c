import type { PickupPointShape } from '../contracts.ts';

/** What a search of relay points found, for the page that asked. */
export interface FoundRelays {
  /** What was typed; empty for a search around the visitor. */
  text: string;
  here: { lat: number; lng: number } | null;
  points: readonly PickupPointShape[];
  /** Its network does not answer, or the place is not known. */
  problem: 'silent' | 'place' | null;
}
