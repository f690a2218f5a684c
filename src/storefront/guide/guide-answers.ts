import type { Activity, Condition, Feed, Species } from '#modules/nutrition/contracts.ts';
import type { GuideStep } from '#pages/paths.ts';
import type { AnswersOf } from './animal-questions.ts';

export interface ProfileAnswers extends AnswersOf<'profile', true> {
  species: Species;
  name: string;
  /** Id of the breed in the breed data, and its name. */
  breed: string;
  breedName: string;
  /** True: a date was typed; false: an age (PET-16). */
  inDate: boolean;
  /** ISO date; of an age the first of its month. */
  birthday: string;
  years: string;
  months: string;
  gender: 'male' | 'female';
}

export interface ShapeAnswers {
  /** Kilograms. */
  weight: number;
  condition: Condition;
  /** A weight in kg, far from the breed's usual one, that the owner confirmed. */
  confirmedKg?: number | undefined;
}

export interface DietAnswers {
  activity: Activity;
  /** Pathology code; `aucune` too. */
  feature: string;
  feeds: Feed[];
  kibbleBrand: string;
}

/** Answers of the kibble guide so far, by step (GDE-02). */
export interface GuideAnswers {
  /** Set by the start page, before the first step is submitted. */
  species?: Species;
  name?: string;
  profile?: ProfileAnswers;
  shape?: ShapeAnswers;
  diet?: DietAnswers;
}

export const GUIDE_STEPS: readonly GuideStep[] = ['profile', 'shape', 'diet'];

/** The first step that was not answered; null when the result can be shown. */
export function firstOpenStep(answers: GuideAnswers): GuideStep | null {
  return GUIDE_STEPS.find((step) => answers[step] === undefined) ?? null;
}

/** The requested step, if all earlier steps are answered; else the first open one. */
export function reachableStep(answers: GuideAnswers, requested: GuideStep): GuideStep {
  const open = firstOpenStep(answers) ?? 'diet';
  return GUIDE_STEPS.indexOf(requested) <= GUIDE_STEPS.indexOf(open) ? requested : open;
}
