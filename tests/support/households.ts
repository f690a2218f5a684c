import { seeded } from '../../art/paper/random.ts';

/**
 * Households made up by chance for a year, to try on them what the shop says of their food. Days are whole
 * days from the first delivery, day 0; amounts are grams as fed. The same seed gives the same households
 * and the same year. Nothing here knows how the shop reckons: it only lives.
 */

export const YEAR_DAYS = 365;
/** An animal really eats so much less or more than its ration, at most. */
const APPETITE_SPREAD = 0.3;
/** From one day to the next it eats so much less or more than it usually does. */
const DAILY_SPREAD = 0.1;
/** What is left is guessed so much too small or too large, at most: a share of what is left. */
const ANSWER_SPREAD = 0.25;
/** A delivery may be changed until so many days before it leaves. */
const LOCKED_DAYS = 4;
/** A delivery is announced so many days before it leaves, by each of its reminders. */
const NOTICE_DAYS: readonly number[] = [7, 4];
/** Days a parcel is on its way. */
const ON_ITS_WAY = [1, 5] as const;
/** The middle of a delivery: when so much of its days has passed. */
const QUESTIONS = [0.25, 0.5] as const;

export interface SimulatedFood {
  kind: 'kibble' | 'wet';
  /** Of one bag or case. */
  bagGrams: number;
  bags: number;
  /** Grams a day of each animal that eats it, as the shop reckons. */
  rations: readonly number[];
  /** What each of them really eats, as a multiple of its ration. */
  appetites: readonly number[];
}

export interface Arrival {
  day: number;
  grams: number;
}

export interface Answer {
  day: number;
  /** What is left, as a share of the last delivery, as the household says. */
  shareLeft: number;
  /** The day the food would be gone if nothing else came: what the shop cannot know. */
  gone: number;
}

/** What a household sees when it is proposed a date, and what the shop knows then. */
export interface Situation {
  today: number;
  food: SimulatedFood;
  arrivals: readonly Arrival[];
  /** What left and has not come. */
  sent: { leftOn: number; grams: number } | null;
  answers: readonly Omit<Answer, 'gone'>[];
  /** The first day a delivery may still be moved to. */
  earliest: number;
  /** The day the next one leaves as it stands. */
  next: number;
}

/** The day to move the next delivery to; null leaves it. */
export type Adviser = (situation: Situation) => number | null;

export interface SimulatedYear {
  food: SimulatedFood;
  /** Days between two deliveries. */
  rhythm: number;
  arrivals: Arrival[];
  answers: Answer[];
  /** Days on which there was not enough to eat. */
  hungryDays: number[];
}

export interface Setup {
  /** Days between two deliveries of a food. */
  rhythmOf: (food: SimulatedFood) => number;
  /** Asked after each answer, and from the first one on after each arrival; left out, everything comes by its rhythm. */
  adviser?: Adviser;
  /**
   * When the question is answered: any day of the middle of a delivery, or, but for the first, on the day the
   * next one leaves; or in the middle of the first and then as the mails ask, when the next is announced.
   */
  requested?: 'in the middle' | 'when the next leaves' | 'when announced';
  /** How a share is said, such as by one of four words; left out, as it is guessed. */
  worded?: (share: number) => number;
}

const BAG_GRAMS = { kibble: [1500, 2000, 3000, 4000, 7000, 12_000], wet: [1020, 2400, 4800] };
const RATIONS = { kibble: [35, 420], wet: [40, 400] };
/** A delivery is chosen to last about so many days. */
const LASTS = [25, 80] as const;

/** As many foods as asked, each with all who eat from it, living through a year. */
export function simulateHouseholds(seed: number, count: number, setup: Setup): SimulatedYear[] {
  const foods = seeded(seed);
  return Array.from({ length: count }, (_, number) => {
    const food = drawFood(foods);
    // Each has a chance of its own: advice changes one household's year and no other's.
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
