import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { paths } from '#pages/paths.ts';
import { pageHead } from '../page-head.ts';
import { DietStep } from './diet-step.tsx';
import type { GuideStepData } from './guide-step.server.ts';
import { ofName, t } from './guide-words.ts';
import { ProfileStep } from './profile-step.tsx';
import { ShapeStep } from './shape-step.tsx';

export function guideHead(step: GuideStepData) {
  const { progress, name, animal } = step;
  const title = t('head', { title: t(`${progress}.title`, { of: ofName(name) }) });
  return pageHead(step, {
    title,
    description: t('description'),
    path: paths.animalGuide(animal),
    index: false,
  });
}

/** The guide for an animal, one step at a time (RTE-45, RTE-46, GDE-02). */
export function GuideSteps(props: GuideStepData & { answer: FormAnswer | undefined }) {
  const { animal, species, name, profile, shape, diet, answer } = props;
  if (shape)
    return <ShapeStep animal={animal} species={species} name={name} answer={answer} step={shape} />;
  if (diet)
    return <DietStep animal={animal} species={species} name={name} answer={answer} step={diet} />;
  return profile && <ProfileStep step={profile} answer={answer} />;
}
