/**
 * What the animal beside the heading of a page has with it. A list of its own: pages that show none, the
 * first one above all, load none of it.
 */
export type Peeking =
  | 'question'
  | 'mail'
  | 'parcel'
  | 'reading'
  | 'back'
  | 'calendar'
  | 'lot'
  | 'home'
  | 'medal'
  | 'key'
  | 'latch'
  | 'table';

/** In CSS pixels. */
export const PEEKING_SIZE = { width: 480, height: 400 };
export const PEEKING = /^peeking-([a-z]+)$/;

export const peekingPath = (name: Peeking) => `/media/scenes/peeking-${name}.svg`;
