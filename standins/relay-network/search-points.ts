import type { RelayFault } from './faults.ts';
import { type RelayPoint, relayPoints } from './points.ts';
import { metresBetween, type Place, townAt, townNamed } from './towns.ts';

/** Parameters of a search, by the names of its protocol; a missing one is empty. */
export type Question = Readonly<Record<string, string>>;

export interface FoundPoint {
  point: RelayPoint;
  metres: number;
  /** Civil dates it is shut, both ends included. */
  closures: readonly { from: string; to: string }[];
}

export type Answer = { stat: string; points: readonly FoundPoint[] };

const COUNTRIES = ['FR', 'BE', 'LU'];
const FORMATS: readonly (readonly [name: string, format: RegExp, stat: string])[] = [
  ['Pays', /^[A-Z]{2}$/, '16'],
  ['NumPointRelais', /^\d{6}$/, '70'],
  ['Ville', /^[A-Za-z_\-' ]{2,25}$/, '18'],
  ['CP', /^\d{4,5}$/, '19'],
  ['Latitude', /^-?\d{1,2}\.\d{7}$/, '67'],
  ['Longitude', /^-?\d{1,2}\.\d{7}$/, '68'],
  ['Poids', /^\d{1,6}$/, '20'],
  ['Action', /^(REL|24R|24L|DRI)$/, '10'],
];
const MOST = 30;
const USUAL_RADIUS = '100';
const OPENING_DAYS = 60;
const HOLIDAY_DAYS = 14;

const refused = (stat: string): Answer => ({ stat, points: [] });

/** Answers a search as the network's documentation describes it: `stat` 0, or what is wrong. */
export function searchPoints(
  question: Question,
  faults: readonly RelayFault[],
  today: Temporal.PlainDate,
): Answer {
  const wrong = FORMATS.find(([name, format]) => question[name] && !format.test(question[name]));
  if (wrong) return refused(wrong[2]);
  const { Pays: country = '', NumPointRelais: number } = question;
  if (!COUNTRIES.includes(country)) return refused('16');
  const open = relayPoints().filter(
    (point) => point.country === country && !isClosed(point, faults, Boolean(number)),
  );
  const heavy = Number(question.Poids || 0);
  const presented = (point: RelayPoint, metres: number): FoundPoint => ({
    point,
    metres,
    closures: closuresOf(point, faults, today),
  });
  if (number) {
    const found = open.find((point) => point.number === number);
    if (!found) return refused('70');
    return { stat: '0', points: heavy > found.maxGrams ? [] : [presented(found, 0)] };
  }
  const centre = centreOf(question, country);
  if (!centre) return refused(question.Ville ? '9' : '40');
  const reach = Number(question.RayonRecherche || USUAL_RADIUS) * 1000;
  const special = specialOf(question);
  const limit = Math.min(MOST, Number(question.NombreResultats) || MOST);
  const nearest = open
    .filter((point) => (point.special ? point.number === special : heavy <= point.maxGrams))
    .map((point) => ({ point, metres: metresBetween(centre, point) }))
    .filter(({ metres }) => metres <= reach)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, limit);
  return { stat: '0', points: nearest.map(({ point, metres }) => presented(point, metres)) };
}

function isClosed(point: RelayPoint, faults: readonly RelayFault[], isChosen: boolean): boolean {
  if (isChosen && point.special === 'closed') return true;
  return faults.some(({ kind, point: code }) => kind === 'closed' && code === codeOf(point));
}

export const codeOf = ({ country, number }: RelayPoint) => `${country}-${number}`;

/** The point that `99003`, `99004` or `99005` stands for. */
const specialOf = ({ CP }: Question) =>
  /^9900[345]$/.test(CP ?? '') ? `99000${CP?.at(-1)}` : null;

function centreOf(question: Question, country: string): Place | undefined {
  const { Latitude, Longitude, CP, Ville } = question;
  if (Latitude && Longitude) return { latitude: Number(Latitude), longitude: Number(Longitude) };
  const special = specialOf(question);
  if (special)
    return relayPoints().find((point) => point.country === country && point.number === special);
  if (CP) return townAt(country, CP);
  return Ville ? townNamed(country, Ville) : undefined;
}

function closuresOf(
  point: RelayPoint,
  faults: readonly RelayFault[],
  today: Temporal.PlainDate,
): FoundPoint['closures'] {
  const isForced = faults.some(
    ({ kind, point: code }) => kind === 'holiday' && code === codeOf(point),
  );
  if (point.special === 'holiday' || isForced)
    return [{ from: today.toString(), to: today.add({ days: HOLIDAY_DAYS }).toString() }];
  const { holiday } = point;
  if (!holiday) return [];
  return [0, 1, 2]
    .map((months) => today.with({ day: 1 }).add({ months }))
    .filter((month) => holiday.month === null || holiday.month === month.month)
    .map((month) => ({
      from: month.with({ day: holiday.from }),
      to: month.with({ day: holiday.to }),
    }))
    .filter(({ from, to }) => {
      const until = today.add({ days: OPENING_DAYS });
      return (
        Temporal.PlainDate.compare(to, today) >= 0 && Temporal.PlainDate.compare(from, until) <= 0
      );
    })
    .map(({ from, to }) => ({ from: from.toString(), to: to.toString() }));
}
