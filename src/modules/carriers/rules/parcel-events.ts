/** What a carrier says of a parcel; `sent_back`: it goes, or went, back to its sender. */
export const PARCEL_STATES = [
  'announced',
  'accepted',
  'moving',
  'waiting',
  'problem',
  'delivered',
  'sent_back',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

interface Said {
  /** An instant in ISO. */
  at: string;
  state: ParcelState;
}

/** Later in this list is later on the way. */
const rank = (state: ParcelState): number => PARCEL_STATES.indexOf(state);

/**
 * Events as they happened, the latest first, in whichever order they were told. Of two at the same moment the one that is further on
 * the way is the later.
 */
export const latestFirst = <Event extends Said>(events: readonly Event[]): Event[] =>
  events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || rank(b.state) - rank(a.state));
