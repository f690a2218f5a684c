import { z } from 'zod';
import { condition, wetFrequency } from '#modules/nutrition/contracts.ts';
import { always, readLife, readProfile } from '../guide/guide-forms.server.ts';
import {
  askAboutWeight,
  type Weighed,
  weightFields,
  weightInput,
} from '../guide/weight-answer.server.ts';
import type { HabitAnswers, SelectionAnswers } from './menu-answers.ts';

type Typed = Readonly<Record<string, string>>;

/** Under 13 kg: no menu for heavier cats, although a profile may have them (GDE-08). */
const LIMIT_KG = 13;

/** Parses weight, body condition and habits of a cat. The short guide has no activity question. */
export function readHabits(typed: Typed, weighed: Weighed | null) {
  const life = readLife({ ...typed, activity: typed.activity ?? 'moderee' }, 'cat');
  const input = {
    ...life.input,
    ...weightInput(typed),
    condition: typed.condition === undefined ? undefined : Number(typed.condition),
  };
  const isAllowed = (kg: number) => kg > 0 && kg < LIMIT_KG;
  const body = z
    .object({
      ...weightFields(isAllowed, 'weight.menu'),
      condition: z.number().pipe(condition),
    })
    .superRefine(askAboutWeight(weighed, isAllowed), always);
  const schema = z
    .intersection(body, life.schema)
    .transform(
      ({ weightConfirmed: confirmedKg, ...answers }): HabitAnswers =>
        ({ ...answers, confirmedKg, treats: typed.treats === 'on' }) as HabitAnswers,
    );
  return { input, schema };
}

/** Parses the first step. */
export function readCat(typed: Typed, today: Temporal.PlainDate) {
  return readProfile({ ...typed, species: 'cat' }, today);
}

/** Both at once, for the short guide (GDE-04). */
export function readWholeCat(typed: Typed, today: Temporal.PlainDate) {
  const profile = readCat(typed, today);
  const who = profile.schema.safeParse(profile.input);
  const habits = readHabits(typed, who.success ? { profile: who.data, today } : null);
  const schema = z
    .intersection(profile.schema, habits.schema)
    .transform(({ weight, confirmedKg, condition, activity, feature, treats, ...profile }) => ({
      profile,
      habits: { weight, confirmedKg, condition, activity, feature, treats },
    }));
  return { input: { ...profile.input, ...habits.input }, schema };
}

/** Value of the tile that shows the list of all kibble. */
export const OTHER_KIBBLE = 'autre';

/** Parses kibble and wet recipes; recipes are checkboxes, in page order. */
export function readSelection(typed: Typed) {
  const recipes = Object.keys(typed)
    .filter((name) => name.startsWith('recipe.') && typed[name] === 'on')
    .map((name) => name.slice('recipe.'.length));
  const schema = z
    .object({
      kibble: z.string().min(1),
      otherKibble: z.string().optional(),
      recipes: z.array(z.string()).min(1),
    })
    .refine(({ kibble, otherKibble }) => kibble !== OTHER_KIBBLE || Boolean(otherKibble), {
      path: ['otherKibble'],
      params: { code: 'required' },
    })
    .transform(
      ({ kibble, otherKibble, recipes }): SelectionAnswers => ({
        kibble: kibble === OTHER_KIBBLE ? (otherKibble as string) : kibble,
        recipes,
      }),
    );
  return { input: { ...typed, recipes }, schema };
}

/** Three times a week or every day (GDE-07). */
export const readRhythm = () => z.object({ rhythm: z.string().pipe(wetFrequency) });
