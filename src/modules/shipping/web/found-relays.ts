import type { PickupPointShape } from '../contracts.ts';

/** Result of a search for relay points. */
export interface FoundRelays {
  /** The typed location; empty for a search around the visitor. */
  text: string;
  here: { lat: number; lng: number } | null;
  points: readonly PickupPointShape[];
  /** The network does not respond, or the place was not found. */
  problem: 'silent' | 'place' | null;
}
