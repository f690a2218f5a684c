import { number } from '#i18n/numbers.ts';
import { EARLIEST_ANIMAL_BIRTHDAY } from '#modules/animals/rules/index.ts';
import { feed, type Species } from '#modules/nutrition/contracts.ts';
import {
  activityChoices,
  breedsOf,
  conditionChoices,
  isCrossbreed,
  kibbleBrands,
  pathologiesOf,
} from '#modules/nutrition/rules/index.ts';
import type { GuideStep } from '#pages/paths.ts';
import { valuesOf } from './animal-questions.ts';
import type { DietAnswers, GuideAnswers } from './guide-answers.ts';
import { ILLNESS, UNKNOWN_BRAND } from './guide-forms.server.ts';
import { CONFIRMATION, openQuestion } from './weight-answer.server.ts';

const names = (species: Species) => breedsOf(species).map(({ name }) => name);

/** The breed name for cats without a breed. */
const houseCatName = () => breedsOf('cat').find(({ id }) => isCrossbreed(id))?.name ?? '';

/** Step 1. */
export const profileStep = (answers: GuideAnswers, today: Temporal.PlainDate) => {
  const { profile: given, species = given?.species, name = given?.name } = answers;
  return {
    breeds: { dog: names('dog'), cat: names('cat') },
    houseCat: houseCatName(),
    birthdays: { min: EARLIEST_ANIMAL_BIRTHDAY, max: today.toString() },
    values: {
      species,
      name,
      breed: given?.breedName,
      // Age is the default, since adopted animals often have no birth date.
      in_date: given?.inDate ? 'date' : 'age',
      birthday: given?.inDate ? given.birthday : undefined,
      birthday_years: given?.years,
      birthday_months: given?.months,
      gender: given?.gender,
      ...valuesOf('profile', true, given),
    },
  };
};

/** Step 2. */
export const shapeStep = (
  { shape: given, profile }: Pick<GuideAnswers, 'shape' | 'profile'>,
  today: Temporal.PlainDate,
) => ({
  question: openQuestion(profile ? { profile, today } : null, given),
  conditions: conditionChoices().map(({ value, help }) => ({ value, help })),
  values: {
    weight: given && number(given.weight),
    [CONFIRMATION]: given?.confirmedKg?.toString(),
    condition: given?.condition.toString(),
  },
});

/** Step 3, also while half of it is answered. */
export const dietStep = (given: Partial<DietAnswers> | undefined, species: Species) => {
  const features = pathologiesOf(species);
  const ill = features.filter(({ outcome }) => outcome === 'vet');
  const isIll = ill.some(({ code }) => code === given?.feature);
  return {
    activities: activityChoices(species),
    sensitivities: features
      .filter((one) => !ill.includes(one))
      .map(({ code, label }) => ({ code, label })),
    illnesses: ill.map(({ code, label }) => ({ value: code, label })),
    illness: ILLNESS,
    feeds: feed.options,
    brands: kibbleBrands(),
    values: {
      activity: given?.activity,
      feature: isIll ? ILLNESS : given?.feature,
      illness: isIll ? given?.feature : undefined,
      // Preselected, so that owners who do not know the brand need not search for it.
      kibbleBrand: given?.kibbleBrand ?? UNKNOWN_BRAND,
      ...Object.fromEntries((given?.feeds ?? []).map((feed) => [`feed.${feed}`, 'on'])),
    } as Record<string, string | undefined>,
  };
};

/** Data of a step, with the previous answers. */
export function loadStep(step: GuideStep, answers: GuideAnswers, today: Temporal.PlainDate) {
  const species = answers.profile?.species ?? 'dog';
  return {
    profile: step === 'profile' ? profileStep(answers, today) : null,
    shape: step === 'shape' ? shapeStep(answers, today) : null,
    diet: step === 'diet' ? dietStep(answers.diet, species) : null,
  };
}

export type StepData = ReturnType<typeof loadStep>;
