import type { Species } from '#modules/nutrition/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { FoodFields, LifeFields } from './diet-fields.tsx';
import { ofName, t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';
import { StepFrame } from './step-frame.tsx';

interface DietStepProps {
  /** Id of an animal, or `nouveau`. */
  animal: string;
  species: Species;
  name: string;
  step: NonNullable<StepData['diet']>;
  answer: FormAnswer | undefined;
}

/** The third step: living conditions and food. */
export function DietStep({ animal, species, name, step, answer }: DietStepProps) {
  const form = useForm('diet', answer, { values: step.values, words: 'animal' });
  return (
    <StepFrame
      key="diet"
      form={form}
      title={t('diet.title', { of: ofName(name) })}
      lead={t('diet.lead')}
      back={paths.animalGuide(animal, 'shape')}
      submit={t('finish')}
      aside={{
        scene: species === 'cat' ? 'door-cat' : 'door-dog',
        title: t('diet.asideTitle'),
        text: t('diet.aside'),
      }}
    >
      <LifeFields form={form} step={step} />
      <FoodFields form={form} step={step} />
    </StepFrame>
  );
}
