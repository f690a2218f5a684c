import type { WetFrequency } from '#modules/nutrition/contracts.ts';
import type { MenuKind, MenuStep } from '#pages/paths.ts';
import type { DietAnswers, ProfileAnswers, ShapeAnswers } from '../guide/guide-answers.ts';
import type { GuideProgress } from '../shell/guide-header.tsx';

export interface HabitAnswers extends ShapeAnswers, Pick<DietAnswers, 'activity' | 'feature'> {
  /** Daily treats, which reduce the ration. */
  treats: boolean;
}

export interface SelectionAnswers {
  /** Product skus. */
  kibble: string;
  recipes: string[];
}

/** Answers about one cat's mixed menu so far. */
export interface MenuAnswers {
  /** Id of the animal, or `nouveau`. */
  animal: string;
  /** Answers from its profile: prefilled in a step, and counted only once that is submitted. */
  known?: { profile: ProfileAnswers; habits: HabitAnswers };
  profile?: ProfileAnswers;
  habits?: HabitAnswers;
  selection?: SelectionAnswers;
  ration?: WetFrequency;
}

export type WholeMenu = Required<Omit<MenuAnswers, 'known'>>;

const STEPS: Readonly<Record<MenuKind, readonly MenuStep[]>> = {
  short: ['profile', 'selection', 'ration'],
  full: ['profile', 'habits', 'selection', 'ration'],
};

/** The steps with the result: four, or five in the full guide (GDE-04, GDE-05). */
export const stagesOf = (kind: MenuKind): readonly GuideProgress[] => [...STEPS[kind], 'result'];

/** The first step that was not answered; null when the result can be shown. */
export function firstOpenStep(kind: MenuKind, answers: MenuAnswers): MenuStep | null {
  const open = STEPS[kind].find((step) => answers[step] === undefined);
  // The short guide has both in one step; a guide begun in full may lack the second.
  return open === 'selection' && !answers.habits ? 'profile' : (open ?? null);
}

/** The requested step, if all earlier steps are answered; else the first open one. */
export function reachableStep(
  kind: MenuKind,
  answers: MenuAnswers,
  requested: MenuStep | undefined,
): MenuStep {
  const steps = STEPS[kind];
  const open = firstOpenStep(kind, answers) ?? 'ration';
  const wanted = requested && steps.includes(requested) ? requested : 'profile';
  return steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open;
}

/** The previous step. */
export function stepBefore(kind: MenuKind, step: MenuStep): MenuStep | undefined {
  return STEPS[kind][STEPS[kind].indexOf(step) - 1];
}

/** The next step; null: the result. */
export function stepAfter(kind: MenuKind, step: MenuStep): MenuStep | null {
  return STEPS[kind][STEPS[kind].indexOf(step) + 1] ?? null;
}
