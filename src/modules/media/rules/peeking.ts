/**
 * Poses of the animal beside a page heading. Kept in a separate list, so that pages without one,
 * above all the home page, load none of it.
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
