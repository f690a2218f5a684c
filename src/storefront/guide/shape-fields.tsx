import type { Species } from '#modules/nutrition/contracts.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FormState } from '../forms/use-form.ts';
import { BodyCards } from './body-cards.tsx';
import { t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';

interface ShapeFieldsProps {
  form: FormState;
  species: Species;
  conditions: NonNullable<StepData['shape']>['conditions'];
}

/** Weight and body condition (PET-06, PET-09). */
export function ShapeFields({ form, species, conditions }: ShapeFieldsProps) {
  return (
    <>
      <TextField
        {...form.field('weight')}
        label={t('shape.weight')}
        hint={t(species === 'cat' ? 'shape.weightHintCat' : 'shape.weightHintDog')}
        type="number"
        inputMode="decimal"
        min={species === 'cat' ? 1 : 0.1}
        max={species === 'cat' ? 13 : 99.9}
        step={0.1}
        required
        className="max-w-72"
      />
      <BodyCards {...form.field('condition')} species={species} choices={conditions} />
    </>
  );
}
