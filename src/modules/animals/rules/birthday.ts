/** The date field of an animal opens here (PET-25); a typed year must be later (PET-26). */
export const EARLIEST_ANIMAL_BIRTHDAY = '1970-01-01';
/** No animal was born before this year. */
export const EARLIEST_ANIMAL_YEAR = 1971;

const DAYS_PER_MONTH = 30.4375;

/** Why an animal cannot be born that day; null when it can. */
export type AnimalBirthdayRefusal = 'invalid' | 'before' | 'after';

/** PET-26: a real day, of 1971 at the earliest, today at the latest. */
export function animalBirthdayRefusal(
  typed: string,
  today: Temporal.PlainDate,
): AnimalBirthdayRefusal | null {
  const born = parseDay(typed);
  if (born === null) return 'invalid';
  if (Temporal.PlainDate.compare(born, today) > 0) return 'before';
  return born.year < EARLIEST_ANIMAL_YEAR ? 'after' : null;
}

/** PET-16: the birthday an age stands for: the first of that month. */
export function birthdayOfAge(
  age: { years: number; months: number },
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  return today.with({ day: 1 }).subtract(age);
}

/** Completed years and months. */
export function ageOn(
  today: Temporal.PlainDate,
  birthday: Temporal.PlainDate,
): { years: number; months: number } {
  const { years, months } = birthday.until(today, { largestUnit: 'year' });
  return { years, months };
}

/** Age in months with decimals, as the nutrition rules count it. */
export function ageInMonths(today: Temporal.PlainDate, birthday: Temporal.PlainDate): number {
  return birthday.until(today, { largestUnit: 'day' }).days / DAYS_PER_MONTH;
}

function parseDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
