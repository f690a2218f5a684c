import { refuseFields } from '#kit/refusal.ts';
import type { AnimalInput } from '../contracts.ts';
import { animalBirthdayRefusal, birthdayOfAge, EARLIEST_ANIMAL_YEAR } from '../rules/index.ts';

type Given = Pick<AnimalInput, 'in_date' | 'birthday' | 'birthday_years' | 'birthday_months'>;

/**
 * The birthday from the one input that applies (PET-16): the date, or the first of the month for an
 * age.
 * @throws Refusal on `birthday` or `birthday_years` for an impossible date (PET-26).
 */
export function readBirthday(given: Given, today: Temporal.PlainDate): string {
  if (given.in_date) {
    const typed = given.birthday ?? '';
    const refusal = animalBirthdayRefusal(typed, today);
    if (refusal) throw refuseFields([{ propertyPath: 'birthday', code: refusal }]);
    return typed;
  }
  const age = { years: given.birthday_years ?? 0, months: given.birthday_months ?? 0 };
  const derived = birthdayOfAge(age, today).toString();
  if (animalBirthdayRefusal(derived, today) === null) return derived;
  // An age cannot be in the future, only too high.
  const max = today.year - EARLIEST_ANIMAL_YEAR;
  throw refuseFields([{ propertyPath: 'birthday_years', code: 'max', params: { max } }]);
}
