import type { Species } from '#modules/nutrition/contracts.ts';
import { TextField } from '#ui/text-field.tsx';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { useForm } from '../forms/use-form.ts';
import { BodyCards } from './body-cards.tsx';
import { ofName, t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';
import { StepFrame } from './step-frame.tsx';

interface ShapeStepProps {
  species: Species;
  name: string;
  step: NonNullable<StepData['shape']>;
  answer: FormAnswer | undefined;
}

/** Weight and body condition (PET-06, PET-09). */
export function ShapeStep({ species, name, step, answer }: ShapeStepProps) {
  const form = useForm('shape', answer, { values: step.values, words: 'pet' });
  return (
    <StepFrame
      key="shape"
      form={form}
      title={t('shape.title', { of: ofName(name) })}
      lead={t('shape.lead')}
      back={paths.newGuide()}
      submit={t('next')}
    >
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
      <BodyCards {...form.field('condition')} species={species} choices={step.conditions} />
    </StepFrame>
  );
}
