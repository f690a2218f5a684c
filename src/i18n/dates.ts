import { TIME_ZONE } from '#kit/dates.ts';
import { byLanguage } from './language.ts';

/**
 * Civil dates as the language of the page reads them. Input is an ISO date (`2026-11-24`), anything whose text is
 * one (a `Temporal.PlainDate`), or an instant in ISO form, read in Europe/Paris.
 */
type Day = string | { toString(): string };

const noBreak = '\u00a0';

function dates(options: Intl.DateTimeFormatOptions) {
  const inZone = (timeZone: string) =>
    byLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const civil = inZone('UTC');
  const instant = inZone(TIME_ZONE);
  return (day: Day) => {
    const text = day.toString();
    const isCivil = /^\d{4}-\d\d-\d\d$/.test(text);
    return (isCivil ? civil : instant)().format(new Date(text)).replaceAll('\u202f', noBreak);
  };
}

const first = byLanguage((locale) => (locale === 'fr-FR' ? '$11er ' : '$11 '));

/** French writes `1er mars` for `1 mars`; a no-break space joins number and month. */
function ordinal(text: string): string {
  return text
    .replace(/(^|[^\d])1 (?=\p{L})/u, first())
    .replace(/(\d|1er) (?=\p{L})/u, `$1${noBreak}`);
}

const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long' });
const full = dates({ day: 'numeric', month: 'long', year: 'numeric' });
const short = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const brief = dates({ weekday: 'short', day: 'numeric', month: 'short' });
const clock = dates({ hour: '2-digit', minute: '2-digit' });

/** `mardi 24 novembre`: what a delivery promise says. */
export function longDate(day: Day): string {
  return ordinal(weekday(day));
}

/** `24 novembre 2026`. */
export function fullDate(day: Day): string {
  return ordinal(full(day));
}

/** `24 nov. 2026`: tables and lists. */
export function shortDate(day: Day): string {
  return ordinal(short(day));
}

/** `mar. 24 nov.`: for narrow places. */
export function briefDate(day: Day): string {
  return ordinal(brief(day));
}

/** Hour of an instant in Paris: `14:05`. */
export function timeOfDay(instant: Day): string {
  return clock(instant);
}

/** Opening hours `09:00`, `18:00` (or `9:00`) as `9:00–18:00`. */
export function hours(from: string, to: string): string {
  return `${from.replace(/^0/, '')}–${to.replace(/^0/, '')}`;
}
