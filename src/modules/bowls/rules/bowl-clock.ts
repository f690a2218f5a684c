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

/** Food that came or is on its way: the day it is there, grams as fed of all its bags or units together. */
export interface Arrival {
  on: Temporal.PlainDate;
  grams: number;
}

/** What somebody said was left on a day. On the day a delivery comes, of the one before. */
export interface Answer extends SaidShare {
  on: Temporal.PlainDate;
}

/** A food, all that came of it, and what its household answered. */
export interface Bowl {
  /** Grams a day of all the animals that eat it, by their rations. */
  gramsPerDay: number;
  arrivals: readonly Arrival[];
  answers: readonly Answer[];
}

/** Civil days on which the food is gone: likely that one, in nine of ten bowls not before `from` nor after `until`. */
export interface RunsOut {
  from: Temporal.PlainDate;
  likely: Temporal.PlainDate;
  until: Temporal.PlainDate;
}

/**
 * When a food runs out. Animals eat up to 30 % less or more than their ration, so that every pace in
 * between is a candidate, each as likely. An answer counts for a candidate as often as somebody would say
 * it of what that leaves, a quarter more or less. The likely day has half of what remains before it: while
 * answers are few or coarse it stays near the ration, and follows them the more, the more they agree.
 * Answers that no pace explains together (a holiday, food given away) are dropped, oldest first. Null
 * while nothing has come.
 * @throws RangeError on a ration that is not above 0.
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
 * The day a delivery has to leave so that it is there before the early edge of `runsOut`, with next to
 * no risk. It may have passed. Null while nothing has come.
 * @throws RangeError on a ration that is not above 0.
 */
export function leaveBy(bowl: Bowl, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const ends = endsOf(bowl, today);
  return ends && today.add({ days: dayAt(ends, CLOCK.tooLate) - CLOCK.onItsWayDays });
}

/**
 * The day a food is likely gone after each of the deliveries thought of, in the order of their days: with what is left, what
 * is on its way, and all of them up to that one. Where nothing has come, as if nothing were left when the first one does;
 * null before that.
 * @throws RangeError on a ration that is not above 0.
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
  /** Whole days from today until nothing is left. */
  days: number;
  weight: number;
}

/** Of each candidate, soonest first. */
function endsOf(bowl: Bowl, today: Temporal.PlainDate): End[] | null {
  const { candidates, coming } = standingOf(bowl, today);
  return candidates && endsAfter(candidates, bowl.gramsPerDay, coming);
}

/** What may be left today, null where nothing has come, and what is on its way in the order of its days. */
function standingOf({ gramsPerDay, arrivals, answers }: Bowl, today: Temporal.PlainDate) {
  if (!(gramsPerDay > 0)) throw new RangeError('a ration is above 0');
  const dayOf = (on: Temporal.PlainDate) => today.until(on).days;
  // Sorting keeps the order of one day: its answer is of the delivery before.
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

/** The day that has so large a share of what may be before it. */
function dayAt(ends: readonly End[], share: number): number {
  let rest = share * ends.reduce((sum, { weight }) => sum + weight, 0);
  for (const { days, weight } of ends) {
    rest -= weight;
    if (rest <= 0) return days;
  }
  return ends.at(-1)?.days ?? 0;
}

/** How far from the likely day the range may reach, in days: a share of what one delivery lasts, or what is left. */
function widestOf({ gramsPerDay, arrivals, answers }: Bowl, daysLeft: number): number {
  if (answers.filter(isAmount).length < CLOCK.manyAnswers) return Number.POSITIVE_INFINITY;
  const delivered = arrivals.at(-1)?.grams ?? 0;
  return CLOCK.widest * Math.max(delivered / gramsPerDay, daysLeft);
}
