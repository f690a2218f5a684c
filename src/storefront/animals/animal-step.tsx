import { useState } from 'react';
import type { Species } from '#modules/nutrition/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { type AnimalStep as Name, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { FoodFields, LifeFields } from '../guide/diet-fields.tsx';
import { t as guide, ofName } from '../guide/guide-words.ts';
import { ProfileFields } from '../guide/profile-fields.tsx';
import { ShapeFields } from '../guide/shape-fields.tsx';
import { StepFrame } from '../guide/step-frame.tsx';
import { stepsOf } from './animal-draft.ts';
import { t } from './animal-words.ts';
import type { AnimalStepData } from './load-animal-step.server.ts';
import { OwnProfileFields, PastFields } from './own-fields.tsx';

interface AnimalStepProps {
  name: string;
  species: Species;
  step: Name;
  steps: readonly Name[];
  isSignedIn: boolean;
  request: AnimalStepData;
  answer: FormAnswer | undefined;
}

/** One step of a new animal: the questions of the guide and those only the account has. */
export function AnimalStep(props: AnimalStepProps) {
  const { name, species, step, isSignedIn, request: requested, answer } = props;
  const { profile, shape, diet } = requested;
  const values = (profile ?? shape ?? diet)?.values ?? {};
  const form = useForm(step, answer, {
    values,
    words: 'animal',
    judgedByServer: step === 'profile',
  });
  const [chosen, setChosen] = useState(form.field('species').defaultValue);
  // The species chosen in the form decides how many steps there are, before it is sent.
  const isNew = profile && (chosen === 'cat' || chosen === 'dog');
  const steps = isNew ? stepsOf({ species: chosen }) : props.steps;
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const isLast = place === steps.length - 1;
  const of = ofName(name);
  const texts = {
    profile: { title: t('new.profileTitle'), lead: t('new.profileLead') },
    shape: { title: guide('shape.title', { of }), lead: guide('shape.lead') },
    diet: { title: t('new.dietTitle', { of }), lead: t('new.lastLead') },
    life: { title: t('new.lifeTitle', { of }), lead: t('new.lifeLead') },
    food: { title: t('new.foodTitle', { of }), lead: t('new.lastLead') },
  }[step];
  return (
    <StepFrame
      form={form}
      {...texts}
      back={before && paths.newAnimal(before)}
      submit={t(isLast ? 'new.save' : 'new.next')}
      above={
        <div className="mb-8 max-w-text">
          <Stepper
            label={t('new.steps')}
            current={place}
            steps={steps.map((one) => ({ label: t(`new.${one}`), to: paths.newAnimal(one) }))}
          />
        </div>
      }
    >
      {profile && (
        <>
          <ProfileFields form={form} step={profile} species={chosen} onSpecies={setChosen} />
          <OwnProfileFields form={form} />
        </>
      )}
      {shape && <ShapeFields form={form} species={species} step={shape} />}
      {diet && step !== 'food' && <LifeFields form={form} step={diet} />}
      {diet && step !== 'life' && (
        <>
          <FoodFields form={form} step={diet} />
          <PastFields form={form} brands={diet.brands} />
        </>
      )}
      {isLast && !isSignedIn && <Alert tone="info">{t('new.signIn')}</Alert>}
    </StepFrame>
  );
}
