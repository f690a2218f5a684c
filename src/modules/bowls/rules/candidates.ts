import type { SaidShare } from './answers.ts';
import { CLOCK } from './terms.ts';

/** Days relative to today, past ones negative; grams as fed. */
export type Came = { day: number; grams: number };
type Answered = { day: number } & SaidShare;
export type BowlEvent = Came | Answered;

/** One hypothesis: eating rate as a multiple of the ration, amount left, and its weight. */
export interface Candidate {
  pace: number;
  grams: number;
  weight: number;
}

interface Start {
  day: number;
  /** Grams in the last delivery before it. */
  delivered: number;
  /** Possible amounts left at that time. */
  grams: readonly number[];
}

const isAnswer = (event: BowlEvent): event is Answered => !hasCome(event);

export const hasCome = (event: BowlEvent): event is Came => 'grams' in event;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

const PACES = steps(1 - CLOCK.appetiteSpread, 1 + CLOCK.appetiteSpread, 61);
/** Candidates before any delivery. */
export const NOTHING_LEFT: readonly Candidate[] = PACES.map((pace) => ({
  pace,
  grams: 0,
  weight: 1,
}));
const STARTS = 11;
/** At a restart of the count, at most two deliveries are assumed to be left. */
const MOST_AT_START = 2;

/**
 * Possible amounts left today after past events, in order. The count starts with the first
 * delivery; if no rate explains all answers, with the oldest answer from which a rate does; without
 * answers, with the last delivery, assuming an empty stock. Null: no delivery yet.
 */
export function candidatesAfter(
  events: readonly BowlEvent[],
  gramsPerDay: number,
): Candidate[] | null {
  const since = events.slice(Math.max(0, events.findIndex(hasCome)));
  const [first] = since;
  if (!first || !hasCome(first)) return null;
  for (const { start, rest } of startsOf(since, first.day)) {
    const fitting = follow(rest, start, gramsPerDay);
    if (fitting.length > 0) return fitting;
  }
  return null;
}

function startsOf(events: readonly BowlEvent[], begin: number) {
  const recent = (event: BowlEvent) => event.day >= -CLOCK.memoryDays;
  const answers = events.filter(isAnswer).filter(recent);
  const last = events.findLastIndex(hasCome);
  if (answers.length === 0) {
    const day = events[last]?.day ?? begin;
    return [{ start: { day, delivered: 0, grams: [0] }, rest: events.slice(last) }];
  }
  const anew = answers.map((answer) => {
    const at = events.indexOf(answer);
    const delivered = events.slice(0, at).findLast(hasCome)?.grams ?? 0;
    const grams = steps(
      (answer.least * delivered) / (1 + CLOCK.answerSpread),
      (Math.min(answer.most, MOST_AT_START) * delivered) / (1 - CLOCK.answerSpread),
      STARTS,
    );
    return { start: { day: answer.day, delivered, grams }, rest: events.slice(at + 1) };
  });
  const whole = { start: { day: begin, delivered: 0, grams: [0] }, rest: events };
  return begin >= -CLOCK.memoryDays ? [whole, ...anew] : anew;
}

/** Advances every candidate through the events, and weights it by the answers. */
function follow(events: readonly BowlEvent[], start: Start, gramsPerDay: number): Candidate[] {
  const candidates = PACES.flatMap((pace) => start.grams.map((grams) => ({ pace, grams })));
  return candidates
    .map(({ pace, grams }) => lived(events, { ...start, grams }, { pace, gramsPerDay }))
    .filter(({ weight }) => weight > 0);
}

function lived(
  events: readonly BowlEvent[],
  start: { day: number; delivered: number; grams: number },
  { pace, gramsPerDay }: { pace: number; gramsPerDay: number },
): Candidate {
  const perDay = pace * gramsPerDay;
  let { day, delivered, grams } = start;
  let weight = 1;
  for (const event of events) {
    grams = Math.max(0, grams - (event.day - day) * perDay);
    day = event.day;
    if (hasCome(event)) {
      delivered = event.grams;
      grams += delivered;
    } else {
      const unsure = CLOCK.unsureDays + CLOCK.wanderDays * Math.sqrt(day - start.day);
      weight *= chanceOf(event, grams / delivered, (unsure * gramsPerDay) / delivered);
    }
  }
  return { pace, weight, grams: Math.max(0, grams + day * perDay) };
}

/** Likelihood of an answer for a given share left. */
function chanceOf(said: SaidShare, share: number, unsure: number): number {
  const least = share * (1 - CLOCK.answerSpread) - unsure;
  const most = share * (1 + CLOCK.answerSpread) + unsure;
  const both = Math.min(said.most, most) - Math.max(said.least, least);
  return Math.max(0, both) / (most - least);
}

/** Whole days until it runs out, including deliveries on their way. */
export function emptyAfter(
  { pace, grams: now }: Candidate,
  gramsPerDay: number,
  coming: readonly Came[],
): number {
  const perDay = pace * gramsPerDay;
  let grams = now;
  let day = 0;
  for (const event of coming) {
    grams = Math.max(0, grams - (event.day - day) * perDay) + event.grams;
    day = event.day;
  }
  return Math.ceil(day + grams / perDay);
}
