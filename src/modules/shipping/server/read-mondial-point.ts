import { elementNamed, textOf, type XmlElement } from '#platform/read-xml.ts';
import { type OpeningHours, weekdays } from '../contracts.ts';
import type { Closure } from '../rules/index.ts';
import type { FoundPickupPoint } from './network.ts';

const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

/** Parses a `PointRelais_Details` of Mondial Relay; null when data needed for a parcel is missing. */
export function readPoint(details: XmlElement): FoundPickupPoint | null {
  const text = (name: string) => textOf(details, name);
  const degrees = (name: string) => Number(text(name).replace(',', '.'));
  const [number, countryCode] = [text('Num'), text('Pays')];
  const [latitude, longitude] = [degrees('Latitude'), degrees('Longitude')];
  if (!/^[0-9A-Z]{3,12}$/.test(number) || !/^[A-Z]{2}$/.test(countryCode)) return null;
  if (!text('LgAdr1') || Number.isNaN(latitude + longitude)) return null;
  return {
    code: `${countryCode}-${number}`,
    provider: 'mondial',
    name: [text('LgAdr1'), text('LgAdr2')].filter(Boolean).join(' '),
    street: [text('LgAdr3'), text('LgAdr4')].filter(Boolean).join(', '),
    postcode: text('CP'),
    city: text('Ville'),
    countryCode,
    latitude,
    longitude,
    openingHours: hoursOf(details),
    closures: closuresOf(details),
    distance: Number.parseInt(text('Distance'), 10) || 0,
  };
}

/** Two intervals of four times, `0930 1230 1400 1900`; equal times mean no interval. */
function hoursOf(details: XmlElement): OpeningHours {
  const days = DAYS.map((day) => {
    const times = elementNamed(details, `Horaires_${day}`)?.children.map(({ text }) => text.trim());
    const [from = '', to = '', again = '', until = ''] = times ?? [];
    return [
      [from, to],
      [again, until],
    ].filter(([start, end]) => isTime(start) && isTime(end) && start !== end);
  });
  const spans = days.map((day) => day.map((span) => span.map(clockTime)));
  return Object.fromEntries(weekdays.map((day, at) => [day, spans[at] ?? []])) as OpeningHours;
}

const isTime = (text = '') => /^([01]\d|2[0-3])[0-5]\d$/.test(text);
const clockTime = (text: string) => `${text.slice(0, 2)}:${text.slice(2)}`;

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** `Informations_Dispo` contains closures as date-times. */
function closuresOf(details: XmlElement): Closure[] {
  const periods = elementNamed(details, 'Informations_Dispo')?.children ?? [];
  return periods.flatMap((period) => {
    const from = DATE.exec(textOf(period, 'Debut'))?.[0];
    const to = DATE.exec(textOf(period, 'Fin'))?.[0];
    return from && to && from <= to ? [{ from, to }] : [];
  });
}
