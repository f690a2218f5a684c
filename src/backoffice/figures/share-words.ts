import { percent } from '#i18n/numbers.ts';

/** A part of a whole in percent, with one decimal where the whole is large enough to have one; a dash of nothing. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return percent(whole < 200 ? Math.round(share) : Math.round(share * 10) / 10);
}
