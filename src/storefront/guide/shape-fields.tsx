import type { Species } from '#modules/nutrition/contracts.ts';
import { WeightField } from '#modules/nutrition/web/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { BodyCards } from './body-cards.tsx';
import { t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';

interface ShapeFieldsProps {
  form: FormState;
  species: Species;
  step: Pick<NonNullable<StepData['shape']>, 'conditions' | 'question'>;
}

/** The checkbox to confirm an unusual weight; shown at once for a weight saved earlier. */
export function confirmationOf(form: FormState, question: string | null) {
  const field = form.field('weightConfirmed');
  return { ...field, error: field.error ?? question ?? undefined };
}

/** Weight and body condition (PET-06, PET-09). */
export function ShapeFields({ form, species, step }: ShapeFieldsProps) {
  const { conditions, question } = step;
  return (
    <>
      <WeightField
        {...form.field('weight')}
        confirmation={confirmationOf(form, question)}
        label={t('shape.weight')}
        hint={t(species === 'cat' ? 'shape.weightHintCat' : 'shape.weightHintDog')}
        required
        className="max-w-72"
      />
      <BodyCards {...form.field('condition')} species={species} choices={conditions} />
    </>
  );
}
