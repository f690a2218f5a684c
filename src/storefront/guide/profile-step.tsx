import { useState } from 'react';
import { Peeking } from '#modules/media/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';
import { ProfileFields } from './profile-fields.tsx';
import { StepFrame } from './step-frame.tsx';

interface ProfileStepProps {
  step: NonNullable<StepData['profile']>;
  answer: FormAnswer | undefined;
}

/** The first step: the animal. */
export function ProfileStep({ step, answer }: ProfileStepProps) {
  const form = useForm('profile', answer, {
    values: step.values,
    words: 'animal',
    judgedByServer: true,
  });
  const [species, setSpecies] = useState(form.field('species').defaultValue);
  return (
    <StepFrame
      form={form}
      title={t('profile.title')}
      lead={t('profile.lead')}
      art={<Peeking name="table" />}
      submit={t('next')}
      aside={{
        scene: species === 'cat' ? 'door-cat' : 'door-dog',
        title: t('profile.asideTitle'),
        text: t('profile.aside'),
      }}
    >
      <ProfileFields form={form} step={step} species={species} onSpecies={setSpecies} />
    </StepFrame>
  );
}
