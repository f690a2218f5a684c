/** Minimum of the date field (PET-25); a typed year must be later (PET-26). */
export const EARLIEST_ANIMAL_BIRTHDAY = '1970-01-01';
/** Earliest accepted year of birth. */
export const EARLIEST_ANIMAL_YEAR = 1971;

const DAYS_PER_MONTH = 30.4375;

/** Why a birthday is impossible; null when it is accepted. */
export type AnimalBirthdayRefusal = 'invalid' | 'before' | 'after';

/** PET-26: an existing date, from 1971 to today. */
export function animalBirthdayRefusal(
  typed: string,
  today: Temporal.PlainDate,
): AnimalBirthdayRefusal | null {
  const born = parseDay(typed);
  if (born === null) return 'invalid';
  if (Temporal.PlainDate.compare(born, today) > 0) return 'before';
  return born.year < EARLIEST_ANIMAL_YEAR ? 'after' : null;
}

/** PET-16: the birthday for an age: the first of that month. */
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
