import { seeded } from '../../art/paper/random.ts';

/**
 * Simulated households, to test the shop's run-out estimates over a year. Days are counted from the
 * first delivery, day 0; amounts are grams as fed. The same seed gives the same households and
 * year. Uses none of the shop's calculations.
 */

export const YEAR_DAYS = 365;
/** Maximum deviation of an animal's consumption from its ration. */
const APPETITE_SPREAD = 0.3;
/** Daily variation around its usual consumption. */
const DAILY_SPREAD = 0.1;
/** Maximum error of an estimated remainder, as a share of it. */
const ANSWER_SPREAD = 0.25;
/** Days before dispatch from which a delivery is locked. */
const LOCKED_DAYS = 4;
/** Days before dispatch of each reminder. */
const NOTICE_DAYS: readonly number[] = [7, 4];
/** Range of days in transit. */
const ON_ITS_WAY = [1, 5] as const;
/** Points in time of the questions, as shares of a delivery's interval. */
const QUESTIONS = [0.25, 0.5] as const;

export interface SimulatedFood {
  kind: 'kibble' | 'wet';
  /** Of one bag or case. */
  bagGrams: number;
  bags: number;
  /** Grams per day of each animal, as computed by the shop. */
  rations: readonly number[];
  /** Actual consumption of each, as a multiple of its ration. */
  appetites: readonly number[];
}

export interface Arrival {
  day: number;
  grams: number;
}

export interface Answer {
  day: number;
  /** The remainder stated by the household, as a share of the last delivery. */
  shareLeft: number;
  /** The day the food would actually run out, unknown to the shop. */
  gone: number;
}

/** The shop's knowledge when it proposes a date. */
export interface Situation {
  today: number;
  food: SimulatedFood;
  arrivals: readonly Arrival[];
  /** A delivery in transit. */
  sent: { leftOn: number; grams: number } | null;
  answers: readonly Omit<Answer, 'gone'>[];
  /** The earliest day the next delivery can be moved to. */
  earliest: number;
  /** The current dispatch day of the next one. */
  next: number;
}

/** The proposed day of the next delivery; null for no change. */
export type Adviser = (situation: Situation) => number | null;

export interface SimulatedYear {
  food: SimulatedFood;
  /** Interval in days. */
  rhythm: number;
  arrivals: Arrival[];
  answers: Answer[];
  /** Days without enough food. */
  hungryDays: number[];
}

export interface Setup {
  /** Interval in days chosen for a food. */
  rhythmOf: (food: SimulatedFood) => number;
  /** Called after each answer, and after each arrival once there was one; without it deliveries follow the interval. */
  adviser?: Adviser;
  /**
   * When the household answers: in the middle of a delivery, or (except for the first) on the day
   * the next one leaves; or in the middle of the first and then when the next is announced, like
   * the mails.
   */
  requested?: 'in the middle' | 'when the next leaves' | 'when announced';
  /** Rounds a stated share, such as to four words; exact by default. */
  worded?: (share: number) => number;
}

const BAG_GRAMS = { kibble: [1500, 2000, 3000, 4000, 7000, 12_000], wet: [1020, 2400, 4800] };
const RATIONS = { kibble: [35, 420], wet: [40, 400] };
/** Range of days a delivery is chosen to last. */
const LASTS = [25, 80] as const;

/** Simulates a year for `count` foods, each with the animals that eat it. */
export function simulateHouseholds(seed: number, count: number, setup: Setup): SimulatedYear[] {
  const foods = seeded(seed);
  return Array.from({ length: count }, (_, number) => {
    const food = drawFood(foods);
    // A seed per household, so that advice changes only that household's year.
    return liveThroughYear(food, seeded(seed + 7919 * (number + 1)), setup);
  });
}

const between = (random: () => number, [from, to]: readonly [number, number] | number[]) =>
  (from ?? 0) + random() * ((to ?? 0) - (from ?? 0));
const varied = (random: () => number, spread: number) => between(random, [1 - spread, 1 + spread]);

function drawFood(random: () => number): SimulatedFood {
  const kind = random() < 0.7 ? 'kibble' : 'wet';
  const animals = random() < 0.55 ? 1 : 2 + Math.floor(random() * 2);
  const rations = Array.from({ length: animals }, () => Math.round(between(random, RATIONS[kind])));
  const appetites = rations.map(() => varied(random, APPETITE_SPREAD));
  const perDay = rations.reduce((sum, grams) => sum + grams, 0);
  const sizes = BAG_GRAMS[kind];
  const bagGrams = sizes[Math.floor(random() * sizes.length)] ?? 3000;
  const bags = Math.max(1, Math.round((between(random, LASTS) * perDay) / bagGrams));
  return { kind, bagGrams, bags, rations, appetites };
}

function liveThroughYear(food: SimulatedFood, random: () => number, setup: Setup): SimulatedYear {
  const rhythm = setup.rhythmOf(food);
  const delivered = food.bagGrams * food.bags;
  const usual = food.rations.reduce(
    (sum, grams, animal) => sum + grams * (food.appetites[animal] ?? 1),
    0,
  );
  const year: SimulatedYear = { food, rhythm, arrivals: [], answers: [], hungryDays: [] };
  const answersSoFar = () => year.answers.map(({ gone: _, ...answer }) => answer);
  let left = 0;
  let leaves = rhythm;
  let coming: { leftOn: number; arrivesOn: number } | null = { leftOn: 0, arrivesOn: 0 };
  let requested: number | null = null;
  const { requested: when = 'in the middle' } = setup;

  for (let day = 0; day < YEAR_DAYS; day += 1) {
    let isNews = false;
    if (day === leaves) {
      coming = { leftOn: day, arrivesOn: day + Math.floor(between(random, ON_ITS_WAY)) };
      leaves = day + rhythm;
      if (when === 'when the next leaves') requested ??= day;
    }
    if (when === 'when announced' && NOTICE_DAYS.includes(leaves - day)) requested ??= day;
    if (day === requested) {
      requested = null;
      const guessed = (left / delivered) * varied(random, ANSWER_SPREAD);
      const shareLeft = setup.worded?.(guessed) ?? guessed;
      year.answers.push({ day, shareLeft, gone: day + left / usual });
      isNews = true;
    }
    if (day === coming?.arrivesOn) {
      left += delivered;
      year.arrivals.push({ day, grams: delivered });
      coming = null;
      const middle: number = day + Math.round(between(random, QUESTIONS) * rhythm);
      if (day === 0 || when === 'in the middle') requested = middle;
      isNews = true;
    }
    if (isNews && year.answers.length > 0) {
      const { arrivals } = year;
      const sent = coming && { leftOn: coming.leftOn, grams: delivered };
      const earliest = day + LOCKED_DAYS;
      const answers = answersSoFar();
      const situation = { today: day, food, arrivals, sent, answers, earliest, next: leaves };
      const moved = leaves >= earliest ? (setup.adviser?.(situation) ?? null) : null;
      if (moved !== null) leaves = Math.max(earliest, moved);
    }
    const eaten = usual * varied(random, DAILY_SPREAD);
    if (eaten > left) year.hungryDays.push(day);
    left = Math.max(0, left - eaten);
  }
  return year;
}
