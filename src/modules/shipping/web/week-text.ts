import { hours } from '#i18n/dates.ts';
import { type OpeningHours, weekdays } from '../contracts.ts';
import { t } from './relay-words.ts';

/**
 * Opening hours in a few lines: `lun.–ven. 9:00–19:00`, `sam. 9:00–12:30 et 14:00–18:00`. Consecutive days with the
 * same hours are merged, closed days are omitted.
 */
export function weekText(openingHours: OpeningHours): string[] {
  const groups: { first: string; last: string; text: string }[] = [];
  for (const day of weekdays) {
    const text = openingHours[day].map(([from = '', to = '']) => hours(from, to)).join(t('and'));
    const before = groups.at(-1);
    if (before?.text === text) before.last = day;
    else groups.push({ first: day, last: day, text });
  }
  return groups
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => `${daysText(first, last)} ${text}`);
}

function daysText(first: string, last: string): string {
  const name = (day: string) => t.translate(`days.${day}`);
  return first === last ? name(first) : t('span', { first: name(first), last: name(last) });
}
