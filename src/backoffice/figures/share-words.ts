import { percent } from '#i18n/numbers.ts';

/** A share in percent, with one decimal where the whole is large enough; a dash when the whole is zero. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return percent(whole < 200 ? Math.round(share) : Math.round(share * 10) / 10);
}
