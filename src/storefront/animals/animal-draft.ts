import type { Species } from '#modules/nutrition/contracts.ts';
import type { AnimalStep } from '#pages/paths.ts';
import { type AnswersOf, questionsOf } from '../guide/animal-questions.ts';
import type { DietAnswers, ProfileAnswers, ShapeAnswers } from '../guide/guide-answers.ts';

export type LifeAnswers = Pick<DietAnswers, 'activity' | 'feature'>;

export interface FoodAnswers
  extends Pick<DietAnswers, 'feeds' | 'kibbleBrand'>,
    AnswersOf<'food', false> {
  /** Brand name of the former kibble. */
  oldKibbleBrand: string | null;
}

/** The profile with the questions that only the account has. */
type OwnProfile = ProfileAnswers & AnswersOf<'profile', false>;

/** The answers about a new animal so far, step by step; nothing is saved yet (PET-14). */
export interface AnimalDraft {
  /** Set by the link to the first step, before it is submitted. */
  species?: Species;
  name?: string;
  /** Idempotency key of the save. */
  key?: string;
  profile?: OwnProfile;
  shape?: ShapeAnswers;
  life?: LifeAnswers;
  food?: FoodAnswers;
}

/** The answers the guide uses. */
export function withoutOwn(profile: OwnProfile): ProfileAnswers {
  const own: readonly string[] = questionsOf('profile', false).map(([name]) => name);
  return Object.fromEntries(
    Object.entries(profile).filter(([name]) => !own.includes(name)),
  ) as ProfileAnswers;
}

export type WholeAnimal = Required<Pick<AnimalDraft, 'profile' | 'shape' | 'life' | 'food'>>;

const STEPS: Readonly<Record<Species, readonly AnimalStep[]>> = {
  dog: ['profile', 'shape', 'diet'],
  cat: ['profile', 'shape', 'life', 'food'],
};

/** A cat is described in four steps, a dog in three (PET-20). */
export const stepsOf = (draft: AnimalDraft): readonly AnimalStep[] =>
  STEPS[draft.profile?.species ?? draft.species ?? 'dog'];

function isNotified(draft: AnimalDraft, step: AnimalStep): boolean {
  if (step === 'diet') return draft.life !== undefined && draft.food !== undefined;
  return draft[step] !== undefined;
}

/** The requested step, if all earlier steps are answered; else the first open one. */
export function reachableStep(draft: AnimalDraft, requested: AnimalStep | undefined): AnimalStep {
  const steps = stepsOf(draft);
  const open = steps.findIndex((step) => !isNotified(draft, step));
  const furthest = open === -1 ? steps.length - 1 : open;
  const wanted = requested ? steps.indexOf(requested) : 0;
  return steps[Math.min(Math.max(wanted, 0), furthest)] ?? 'profile';
}
