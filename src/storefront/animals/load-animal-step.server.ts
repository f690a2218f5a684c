import type { AnimalStep } from '#pages/paths.ts';
import { valuesOf } from '../guide/animal-questions.ts';
import { dietStep, profileStep, shapeStep } from '../guide/load-step.server.ts';
import type { AnimalDraft } from './animal-draft.ts';

type Values = Record<string, string | undefined>;

const profile = (draft: AnimalDraft, today: Temporal.PlainDate) => {
  const { breeds, birthdays, values } = profileStep(draft, today);
  const own = valuesOf('profile', false, draft.profile);
  return { breeds, birthdays, values: { ...values, ...own } as Values };
};

const diet = ({ life, food, ...draft }: AnimalDraft) => {
  const { feeds, kibbleBrand } = food ?? {};
  const step = dietStep(
    { ...life, feeds: feeds ?? undefined, kibbleBrand: kibbleBrand ?? undefined },
    draft.profile?.species ?? 'dog',
  );
  const own = {
    oldKibbleBrand: food?.oldKibbleBrand ?? undefined,
    ...valuesOf('food', false, food),
  };
  return { ...step, values: { ...step.values, ...own } as Values };
};

/** Data of a step, with the previous answers. */
export function loadAnimalStep(step: AnimalStep, draft: AnimalDraft, today: Temporal.PlainDate) {
  return {
    profile: step === 'profile' ? profile(draft, today) : null,
    shape: step === 'shape' ? shapeStep(draft, today) : null,
    diet: step === 'diet' || step === 'life' || step === 'food' ? diet(draft) : null,
  };
}

/** Data of all questions at once, to edit a saved animal. */
export function loadWholeAnimal(draft: AnimalDraft, today: Temporal.PlainDate) {
  const parts = {
    profile: profile(draft, today),
    shape: shapeStep(draft, today),
    diet: diet(draft),
  };
  const values: Values = {
    ...parts.profile.values,
    ...parts.shape.values,
    ...parts.diet.values,
  };
  return { ...parts, values };
}

export type AnimalStepData = ReturnType<typeof loadAnimalStep>;
export type WholeAnimalData = ReturnType<typeof loadWholeAnimal>;
