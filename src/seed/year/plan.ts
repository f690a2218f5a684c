import { ABORT_REASONS, type AbortReason } from '#modules/subscriptions/rules/index.ts';
import { chosen, oneOf } from '../chosen.ts';
import { personOf, type YearPerson } from './person.ts';
import type { YearSize } from './whole-year.ts';

/** How an order of theirs goes; the first one is 0. */
export interface PlannedOrder {
  nth: number;
  card: 'accepted' | 'declines_later' | 'disputed';
  payment: 'card' | 'bank_transfer' | 'cheque';
  coupon: string | null;
  isGuided: boolean;
  isSubscribed: boolean;
}

export type Doing =
  | { do: 'join' }
  | { do: 'order'; order: PlannedOrder }
  | { do: 'pay' | 'cancel' | 'give_back' | 'withdraw' | 'take_back' | 'settle_claim'; of: number }
  | { do: 'claim'; of: number; kind: 'lost' | 'damaged' | 'returned' }
  | { do: 'review'; of: number }
  | { do: 'write' | 'weigh' | 'postpone' | 'resume' | 'terminate' | 'change_rhythm' }
  | { do: 'pause'; days: number | null }
  | { do: 'stop'; reason: AbortReason };

export type Planned = Doing & { day: number; minute: number; person: YearPerson };

/** Sales by month in percent of an average month; January first. */
const SEASON = [96, 92, 98, 97, 99, 95, 86, 78, 104, 106, 118, 122];
const DAY_OF_WEEK = [108, 104, 100, 98, 92, 90, 112];
/** Growth of the shop over the year, in percent of its first day. */
const GROWTH = 190;

/** Relative sales of a day, by season and growth over all `days`. */
const liveliness = (date: Temporal.PlainDate, day: number, days: number): number =>
  (SEASON[date.month - 1] ?? 100) *
  (DAY_OF_WEEK[date.dayOfWeek - 1] ?? 100) *
  (100 + ((GROWTH - 100) * day) / days);

/** Everything that happens in the year, by day; deterministic for a first day and size. */
export function planYear(from: Temporal.PlainDate, { people, days }: YearSize): Planned[][] {
  const shares: number[] = [];
  for (let day = 0, sum = 0; day < days; day += 1) {
    sum += liveliness(from.add({ days: day }), day, days);
    shares.push(sum);
  }
  const all = shares.at(-1) ?? 1;
  const plan: Planned[][] = Array.from({ length: days }, () => []);
  let joins = 0;
  for (let nth = 0; nth < people; nth += 1) {
    while ((shares[joins] ?? all) < ((nth + 0.5) * all) / people) joins += 1;
    for (const planned of livesOf(personOf(nth), joins)) plan[planned.day]?.push(planned);
  }
  return plan.map((day) => day.toSorted((a, b) => a.minute - b.minute));
}

const EVENING = 20 * 60;

/** What a person does from the day they join. */
function livesOf(person: YearPerson, joins: number): Planned[] {
  const { nth, rhythm } = person;
  const draw = (below: number, ...words: (string | number)[]) => chosen(below, nth, ...words);
  /** A minute between 7:00 and 22:30, later ones more likely. */
  const minute = (...words: (string | number)[]) =>
    Math.min(EVENING, 420 + Math.max(draw(930, ...words), draw(780, ...words, 'again')));
  const done: Planned[] = [];
  const plan = (day: number, at: number, doing: Doing) =>
    done.push({ ...doing, day: joins + day, minute: at, person });

  const first = minute('joins');
  plan(0, first, { do: 'join' });
  const fate = draw(100, 'fate');
  const orders = rhythm === null ? 1 + draw(4, 'orders') : fate % 5 === 0 ? 2 : 1;
  let day = 0;
  for (let order = 0; order < orders; order += 1) {
    const isSubscribed = rhythm !== null && order === 0;
    orderWith(plan, {
      day,
      at: order === 0 ? first + 4 : minute('order', order),
      nth: order,
      isSubscribed,
      isFailing: isSubscribed && fate >= 90 && fate < 95,
      draw,
    });
    day += 24 + draw(50, 'gap', order);
  }
  if (draw(4, 'weighs') === 0) plan(60 + draw(120, 'weighing'), 800, { do: 'weigh' });
  if (draw(14, 'writes') === 0) plan(1 + draw(90, 'writing'), minute('writing'), { do: 'write' });
  if (rhythm !== null) subscribedLife(plan, { rhythm, fate, draw });
  return done;
}

type Draw = (below: number, ...words: (string | number)[]) => number;
type Plan = (day: number, at: number, doing: Doing) => void;

/** Produces subscriptions in every state. */
function subscribedLife(
  plan: Plan,
  { rhythm, fate, draw }: { rhythm: number; fate: number; draw: Draw },
): void {
  const later = rhythm + 8 + draw(60, 'later');
  const noon = 11 * 60 + draw(300, 'noon');
  if (fate >= 48 && fate < 54) plan(later, noon, { do: 'pause', days: null });
  if (fate >= 54 && fate < 60) plan(later, noon, { do: 'pause', days: 20 + draw(40, 'pause') });
  if (fate >= 60 && fate < 66) {
    plan(later, noon, { do: 'pause', days: null });
    plan(later + 15 + draw(45, 'resumes'), noon, { do: 'resume' });
  }
  if (fate >= 66 && fate < 82)
    plan(rhythm + later, noon, { do: 'stop', reason: oneOf(ABORT_REASONS, draw(1000, 'reason')) });
  if (fate >= 66 && fate < 70) orderWith(plan, again(rhythm + later + 60, draw));
  if (fate >= 82 && fate < 86) plan(later, noon, { do: 'terminate' });
  if (fate >= 86 && fate < 90) plan(later, noon, { do: 'change_rhythm' });
  if (fate >= 95) plan(later, noon, { do: 'postpone' });
}

/** A person who terminated subscribes again. */
const again = (day: number, draw: Draw) => ({
  day,
  at: 900,
  nth: 1,
  isSubscribed: true,
  isFailing: false,
  draw,
});

interface Ordering {
  day: number;
  at: number;
  nth: number;
  isSubscribed: boolean;
  isFailing: boolean;
  draw: Draw;
}

/** An order, and its later events. */
function orderWith(plan: Plan, { day, at, nth, isSubscribed, isFailing, draw }: Ordering): void {
  const of = (below: number, what: string) => draw(below, what, nth);
  const means = of(100, 'payment');
  const payment = isSubscribed || means < 91 ? 'card' : means < 97 ? 'bank_transfer' : 'cheque';
  const fate = of(1000, 'fate of order');
  const isDisputed = !isSubscribed && payment === 'card' && fate < 6;
  const code = isSubscribed ? 'TROIS20' : nth === 0 ? 'BIENVENUE5' : 'PORTOFFERT';
  plan(day, at, {
    do: 'order',
    order: {
      nth,
      payment,
      card: isFailing ? 'declines_later' : isDisputed ? 'disputed' : 'accepted',
      coupon: of(100, 'coupon') < (nth === 0 ? 28 : 10) ? code : null,
      isGuided: nth === 0 && of(10, 'guided') < 4,
      isSubscribed,
    },
  });
  if (payment !== 'card') {
    // Nine in ten pay; the tenth order expires.
    if (of(10, 'pays') > 0)
      plan(day + 2 + of(4, 'pays on'), 9 * 60 + of(120, 'at'), { do: 'pay', of: nth });
    return;
  }
  if (isDisputed) return;
  if (fate < 20) plan(day, Math.min(at + 25, 1410), { do: 'cancel', of: nth });
  else if (fate < 45) plan(day + 9, 10 * 60 + of(400, 'back'), { do: 'give_back', of: nth });
  else if (fate < 52) {
    plan(day + 8, 10 * 60 + of(400, 'back'), { do: 'withdraw', of: nth });
    plan(day + 14, 10 * 60 + of(400, 'taken back'), { do: 'take_back', of: nth });
  } else if (fate < 64) {
    const kind = (['lost', 'damaged', 'returned'] as const)[of(3, 'claim')] ?? 'damaged';
    plan(day + 10, 600 + of(300, 'claim at'), { do: 'claim', of: nth, kind });
    plan(day + 19, 600 + of(300, 'settled at'), { do: 'settle_claim', of: nth });
  } else if (of(100, 'reviews') < 24)
    plan(day + 27 + of(12, 'review'), 18 * 60 + of(180, 'review at'), { do: 'review', of: nth });
}
