import { isAmount, type SaidShare } from './answers.ts';
import {
  type BowlEvent,
  type Came,
  type Candidate,
  candidatesAfter,
  emptyAfter,
  hasCome,
  NOTHING_LEFT,
} from './candidates.ts';
import { CLOCK } from './terms.ts';

/** A delivery, arrived or on its way: day of arrival, and grams as fed of all its bags or units. */
export interface Arrival {
  on: Temporal.PlainDate;
  grams: number;
}

/** The share left on a day, as answered. On a delivery day it is about the stock before the delivery. */
export interface Answer extends SaidShare {
  on: Temporal.PlainDate;
}

/** A food with its deliveries and answers. */
export interface Bowl {
  /** Total ration of all animals that eat it, grams a day. */
  gramsPerDay: number;
  arrivals: readonly Arrival[];
  answers: readonly Answer[];
}

/** Civil dates on which the food runs out: the likely one, and a range that holds for nine of ten bowls. */
export interface RunsOut {
  from: Temporal.PlainDate;
  likely: Temporal.PlainDate;
  until: Temporal.PlainDate;
}

/**
 * Estimates when a food runs out. Animals eat up to 30 % less or more than their ration, so all
 * rates in between are equally likely candidates at first. Each answer weights a candidate by the
 * likelihood of that answer for the amount the candidate predicts, give or take a quarter. The
 * likely day is the weighted median: with few or coarse answers it stays near the ration, and
 * follows the answers as they agree. Answers that no rate explains together (a holiday, food given
 * away) are dropped, oldest first. Null before the first delivery.
 * @throws RangeError for a ration that is not positive.
 */
export function runsOut(bowl: Bowl, today: Temporal.PlainDate): RunsOut | null {
  const ends = endsOf(bowl, today);
  if (!ends) return null;
  const likely = dayAt(ends, 0.5);
  const widest = widestOf(bowl, likely);
  const from = Math.max(dayAt(ends, CLOCK.outOfRange), Math.ceil(likely - widest));
  const until = Math.min(dayAt(ends, 1 - CLOCK.outOfRange), Math.floor(likely + widest));
  const day = (days: number) => today.add({ days });
  return { from: day(from), likely: day(likely), until: day(until) };
}

/**
 * Latest day a delivery may be sent so that it arrives before the early end of `runsOut` almost
 * certainly. It may be in the past. Null before the first delivery.
 * @throws RangeError for a ration that is not positive.
 */
export function leaveBy(bowl: Bowl, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const ends = endsOf(bowl, today);
  return ends && today.add({ days: dayAt(ends, CLOCK.tooLate) - CLOCK.onItsWayDays });
}

/**
 * Likely day a food runs out after each of the planned deliveries, in date order: counts what is
 * left, what is on its way, and the planned ones up to that one. Before any delivery, assumes an
 * empty stock at the first; null before that.
 * @throws RangeError for a ration that is not positive.
 */
export function runOutDays(
  bowl: Bowl,
  planned: readonly Arrival[],
  today: Temporal.PlainDate,
): (Temporal.PlainDate | null)[] {
  const { candidates, coming } = standingOf(bowl, today);
  const { gramsPerDay } = bowl;
  const thought = planned.map(({ on, grams }) => ({ day: today.until(on).days, grams }));
  return thought.map((_, at) => {
    const until = [...coming, ...thought.slice(0, at + 1)].toSorted((a, b) => a.day - b.day);
    if (!candidates && until.every(({ grams }) => grams === 0)) return null;
    const ends = endsAfter(candidates ?? NOTHING_LEFT, gramsPerDay, until);
    return today.add({ days: dayAt(ends, 0.5) });
  });
}

interface End {
  /** Whole days from today until it runs out. */
  days: number;
  weight: number;
}

/** The end of each candidate, soonest first. */
function endsOf(bowl: Bowl, today: Temporal.PlainDate): End[] | null {
  const { candidates, coming } = standingOf(bowl, today);
  return candidates && endsAfter(candidates, bowl.gramsPerDay, coming);
}

/** Candidates for today's stock (null before the first delivery), and deliveries on their way by date. */
function standingOf({ gramsPerDay, arrivals, answers }: Bowl, today: Temporal.PlainDate) {
  if (!(gramsPerDay > 0)) throw new RangeError('a ration is above 0');
  const dayOf = (on: Temporal.PlainDate) => today.until(on).days;
  // The stable sort puts the answer of a day before its delivery.
  const events: BowlEvent[] = [
    ...answers.map(({ on, least, most }) => ({ day: dayOf(on), least, most })),
    ...arrivals.map(({ on, grams }) => ({ day: dayOf(on), grams })),
  ].toSorted((a, b) => a.day - b.day);
  const candidates = candidatesAfter(
    events.filter(({ day }) => day <= 0),
    gramsPerDay,
  );
  return { candidates, coming: events.filter(({ day }) => day > 0).filter(hasCome) };
}

function endsAfter(
  candidates: readonly Candidate[],
  gramsPerDay: number,
  coming: readonly Came[],
): End[] {
  return candidates
    .map((one) => ({ days: emptyAfter(one, gramsPerDay, coming), weight: one.weight }))
    .toSorted((a, b) => a.days - b.days);
}

/** The day below which lies this share of the weight (a quantile). */
function dayAt(ends: readonly End[], share: number): number {
  let rest = share * ends.reduce((sum, { weight }) => sum + weight, 0);
  for (const { days, weight } of ends) {
    rest -= weight;
    if (rest <= 0) return days;
  }
  return ends.at(-1)?.days ?? 0;
}

/** Maximum half-width of the range in days: a share of what one delivery lasts, or of what is left. */
function widestOf({ gramsPerDay, arrivals, answers }: Bowl, daysLeft: number): number {
  if (answers.filter(isAmount).length < CLOCK.manyAnswers) return Number.POSITIVE_INFINITY;
  const delivered = arrivals.at(-1)?.grams ?? 0;
  return CLOCK.widest * Math.max(delivered / gramsPerDay, daysLeft);
}
