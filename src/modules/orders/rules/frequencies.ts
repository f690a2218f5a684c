/** A delivery interval of a subscription; its code is the number of days. */
export interface Frequency {
  code: number;
  days: number;
  position: number;
}

const DAYS = [21, 31, 42, 49, 62, 70, 77, 93, 124, 155];

/** The ten frequencies, fixed numbers of days and not calendar months. Labels: `frequencies.{code}`. */
export const FREQUENCIES: readonly Frequency[] = DAYS.map((days, position) => ({
  code: days,
  days,
  position,
}));
