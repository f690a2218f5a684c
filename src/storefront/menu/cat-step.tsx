import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { t as guide } from '../guide/guide-words.ts';
import { ProfileFields } from '../guide/profile-fields.tsx';
import { StepFrame } from '../guide/step-frame.tsx';
import { BodyFields } from './body-fields.tsx';
import type { MenuStepData } from './load-menu-step.server.ts';
import { t } from './menu-words.ts';

export interface StepProps<Key extends 'profile' | 'habits' | 'selection' | 'ration'> {
  step: NonNullable<MenuStepData[Key]>;
  answer: FormAnswer | undefined;
  back?: string | undefined;
  /** « d’Isis ». */
  of: string;
}

interface CatStepProps extends StepProps<'profile'> {
  /** Asked with it in the short guide. */
  habits: MenuStepData['habits'];
}

/** The first step: the cat; in the short guide all questions about it. */
export function CatStep({ step, habits, answer }: CatStepProps) {
  const values = { ...step.values, ...habits?.values };
  const form = useForm('profile', answer, { values, words: 'animal', judgedByServer: true });
  return (
    <StepFrame
      key="profile"
      form={form}
      title={t('profile.title')}
      lead={t(habits ? 'profile.leadShort' : 'profile.lead')}
      submit={guide('next')}
      aside={
        habits
          ? undefined
          : { scene: 'door-cat', title: t('profile.asideTitle'), text: t('profile.aside') }
      }
    >
      <ProfileFields form={form} step={step} species="cat" />
      {habits && <BodyFields form={form} step={habits} short />}
    </StepFrame>
  );
}
