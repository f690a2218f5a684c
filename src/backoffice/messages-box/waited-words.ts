import { t } from './box-words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** So many minutes as somebody says them: to the minute below an hour, to the hour below two days. */
export function minutesInWords(minutes: number): string {
  if (minutes < HOUR) return t('waited.minutes', { count: minutes });
  if (minutes < 2 * DAY) return t('waited.hours', { count: Math.round(minutes / HOUR) });
  return t('waited.days', { count: Math.round(minutes / DAY) });
}

/** How long somebody waited, from one instant to another. */
export const waitedWords = (from: string, to: string): string =>
  minutesInWords(Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)));
