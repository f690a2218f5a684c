import { useForm } from '#pages/forms/use-form.ts';
import { t as guide } from '../guide/guide-words.ts';
import { StepFrame } from '../guide/step-frame.tsx';
import { BodyFields } from './body-fields.tsx';
import type { StepProps } from './cat-step.tsx';
import { t } from './menu-words.ts';

/** The fifth step of the full guide: shape and habits (GDE-05). */
export function HabitsStep({ step, answer, back, of }: StepProps<'habits'>) {
  const form = useForm('habits', answer, { values: step.values, words: 'animal' });
  return (
    <StepFrame
      key="habits"
      form={form}
      title={t('habits.title', { of })}
      lead={t('habits.lead')}
      back={back}
      submit={guide('next')}
    >
      <BodyFields form={form} step={step} />
    </StepFrame>
  );
}
