import type { Species } from '#modules/nutrition/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { ofName, t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';
import { ShapeFields } from './shape-fields.tsx';
import { StepFrame } from './step-frame.tsx';

interface ShapeStepProps {
  /** Id of an animal, or `nouveau`. */
  animal: string;
  species: Species;
  name: string;
  step: NonNullable<StepData['shape']>;
  answer: FormAnswer | undefined;
}

/** The second step: weight and body condition. */
export function ShapeStep({ animal, species, name, step, answer }: ShapeStepProps) {
  const form = useForm('shape', answer, { values: step.values, words: 'animal' });
  return (
    <StepFrame
      key="shape"
      form={form}
      title={t('shape.title', { of: ofName(name) })}
      lead={t('shape.lead')}
      back={paths.animalGuide(animal)}
      submit={t('next')}
    >
      <ShapeFields form={form} species={species} step={step} />
    </StepFrame>
  );
}
