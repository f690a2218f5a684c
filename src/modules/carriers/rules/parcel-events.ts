/** States a carrier reports for a parcel; `sent_back`: it is returning, or was returned, to its sender. */
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
  /** ISO instant. */
  at: string;
  state: ParcelState;
}

/** The list of states is in the order of the journey. */
const rank = (state: ParcelState): number => PARCEL_STATES.indexOf(state);

/**
 * Events by time, latest first, whatever the order received. Of two at the same time, the one with
 * the later state comes first.
 */
export const latestFirst = <Event extends Said>(events: readonly Event[]): Event[] =>
  events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || rank(b.state) - rank(a.state));
