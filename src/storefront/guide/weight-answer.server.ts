import { z } from 'zod';
import { number } from '#i18n/numbers.ts';
import { readKilos } from '#kit/decimal.ts';
import { ageInMonths } from '#modules/animals/rules/index.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { weightDoubt } from '#modules/nutrition/rules/index.ts';
import type { ProfileAnswers, ShapeAnswers } from './guide-answers.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The data a weight is compared with; null when the animal is not described yet. */
export interface Weighed {
  profile: Pick<ProfileAnswers, 'species' | 'breed' | 'gender' | 'birthday'>;
  today: Temporal.PlainDate;
}

/** Name of the checkbox that confirms an unusual weight. */
export const CONFIRMATION = 'weightConfirmed';

/** Parameters of the question about an unusual weight; null for a plausible one. */
export function doubtOf(of: Weighed | null, weightKg: number) {
  if (!of) return null;
  const { species, breed, gender, birthday } = of.profile;
  const ageMonths = ageInMonths(of.today, Temporal.PlainDate.from(birthday));
  const doubt = weightDoubt({ species, breedId: breed, sex: gender, ageMonths, weightKg });
  if (!doubt) return null;
  return {
    weight: number(weightKg),
    min: number(doubt.minKg),
    max: number(doubt.maxKg),
  };
}

/** Whether a weight was confirmed, so that it is accepted for any breed. */
export const isConfirmed = ({
  weight,
  confirmedKg,
}: Pick<ShapeAnswers, 'weight' | 'confirmedKg'>) => weight === confirmedKg;

/** The question for a weight saved earlier; null when it is plausible or confirmed. */
export function openQuestion(of: Weighed | null, shape: ShapeAnswers | undefined): string | null {
  const doubt = shape && !isConfirmed(shape) && doubtOf(of, shape.weight);
  return doubt
    ? fieldError('animal', CONFIRMATION, { code: 'weight.doubtful', params: doubt })
    : null;
}

/** The submitted weight, and the weight that was confirmed. */
export const weightInput = (typed: Typed) => ({
  weight: readKilos(typed.weight ?? '') ?? undefined,
  [CONFIRMATION]: readKilos(typed[CONFIRMATION] ?? '') ?? undefined,
});

/** The two fields of a weight, within the limits of `isAllowed` (code of the refusal: `code`). */
export const weightFields = (isAllowed: (kg: number) => boolean, code: string) => ({
  weight: z.number().refine(isAllowed, { params: { code } }),
  [CONFIRMATION]: z.number().optional().catch(undefined),
});

/**
 * Adds an error for an unconfirmed unusual weight, beside other errors; for `superRefine`, with
 * `always`.
 */
export const askAboutWeight =
  (of: Weighed | null, isAllowed: (kg: number) => boolean) =>
  (value: { weight?: unknown; [CONFIRMATION]?: unknown }, context: z.RefinementCtx) => {
    const { weight } = value;
    if (typeof weight !== 'number' || !isAllowed(weight) || value[CONFIRMATION] === weight) return;
    const doubt = doubtOf(of, weight);
    if (!doubt) return;
    context.addIssue({
      code: 'custom',
      path: [CONFIRMATION],
      params: { code: 'weight.doubtful', ...doubt },
    });
  };
