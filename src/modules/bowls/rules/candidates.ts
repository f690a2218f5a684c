import type { SaidShare } from './answers.ts';
import { CLOCK } from './terms.ts';

/** Days are whole days from today, those that passed below 0; amounts are grams as fed. */
export type Came = { day: number; grams: number };
type Answered = { day: number } & SaidShare;
export type BowlEvent = Came | Answered;

/** One way it may be: what is eaten as a multiple of the ration, what is left, how much speaks for it. */
export interface Candidate {
  pace: number;
  grams: number;
  weight: number;
}

interface Start {
  day: number;
  /** What the last delivery before it held. */
  delivered: number;
  /** What may have been left then. */
  grams: readonly number[];
}

const isAnswer = (event: BowlEvent): event is Answered => !hasCome(event);

export const hasCome = (event: BowlEvent): event is Came => 'grams' in event;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

const PACES = steps(1 - CLOCK.appetiteSpread, 1 + CLOCK.appetiteSpread, 61);
/** While nothing has come. */
export const NOTHING_LEFT: readonly Candidate[] = PACES.map((pace) => ({
  pace,
  grams: 0,
  weight: 1,
}));
const STARTS = 11;
/** More than two deliveries are not taken for what was left when counting begins anew. */
const MOST_AT_START = 2;

/**
 * What may be left today after these events of the past, in their order. Counting begins with the first
 * delivery; where no pace explains all answers together, with the oldest answer that leaves some; without
 * an answer, with the last delivery, as if nothing had been left when it came. Null: nothing came.
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

/** Lets every candidate live through the events, and weighs it by what was answered. */
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

/** How likely somebody says so when such a share is left. */
function chanceOf(said: SaidShare, share: number, unsure: number): number {
  const least = share * (1 - CLOCK.answerSpread) - unsure;
  const most = share * (1 + CLOCK.answerSpread) + unsure;
  const both = Math.min(said.most, most) - Math.max(said.least, least);
  return Math.max(0, both) / (most - least);
}

/** Whole days until nothing is left, with what is on its way. */
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
