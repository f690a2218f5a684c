import { t } from './box-words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in minutes as text: exact below an hour, rounded to hours below two days. */
export function minutesInWords(minutes: number): string {
  if (minutes < HOUR) return t('waited.minutes', { count: minutes });
  if (minutes < 2 * DAY) return t('waited.hours', { count: Math.round(minutes / HOUR) });
  return t('waited.days', { count: Math.round(minutes / DAY) });
}

/** Duration between two instants as text. */
export const waitedWords = (from: string, to: string): string =>
  minutesInWords(Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)));
