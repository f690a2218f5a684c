import { redirect } from 'react-router';
import { ownValue } from '#kit/own-value.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import { tileNames } from './animal-questions.ts';
import type { GuideAnswers } from './guide-answers.ts';
import { readDiet, readProfile, readShape } from './guide-forms.server.ts';
import { CONFIRMATION } from './weight-answer.server.ts';

interface FormRequest {
  data: FormData;
  /** Id of an animal, or `nouveau`. */
  animal: string;
  answers: GuideAnswers;
  keep: (answers: GuideAnswers) => void;
  today: Temporal.PlainDate;
}

type Refused = FormAnswer | undefined;

async function saveProfile({ data, animal, answers, keep, today }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'profile',
    words: 'animal',
    data,
    ...readProfile(typedValues(data), today),
    others: ['species', 'gender', ...tileNames],
    send: async (profile) => {
      // Weights and conditions depend on the species: changing it deletes the later answers.
      const isSame = answers.profile?.species === profile.species;
      keep(isSame ? { ...answers, profile } : { profile });
      throw redirect(paths.animalGuide(animal, 'shape'));
    },
  });
  return refused;
}

async function saveShape({ data, animal, answers, keep, today }: FormRequest): Promise<Refused> {
  const { profile } = answers;
  if (!profile) throw redirect(paths.animalGuide(animal));
  const { refused } = await submitForm({
    form: 'shape',
    words: 'animal',
    data,
    ...readShape(typedValues(data), profile.species, { profile, today }),
    others: [CONFIRMATION, 'condition'],
    send: async (shape) => {
      keep({ ...answers, shape });
      throw redirect(paths.animalGuide(animal, 'diet'));
    },
  });
  return refused;
}

async function saveDiet({ data, animal, answers, keep }: FormRequest): Promise<Refused> {
  if (!answers.profile) throw redirect(paths.animalGuide(animal));
  const { refused } = await submitForm({
    form: 'diet',
    words: 'animal',
    data,
    ...readDiet(typedValues(data), answers.profile.species),
    others: ['activity', 'feature', 'illness', 'feeds'],
    send: async (diet) => {
      keep({ ...answers, diet });
      throw redirect(paths.animalMenu(animal));
    },
  });
  return refused;
}

const steps: Record<string, (request: FormRequest) => Promise<Refused>> = {
  profile: saveProfile,
  shape: saveShape,
  diet: saveDiet,
};

/** Saves the answers of the submitted step and continues; else returns the errors. */
export async function saveStep(request: FormRequest): Promise<Refused> {
  const save = ownValue(steps, String(request.data.get('intent')));
  if (!save) throw new Response(null, { status: 400 });
  return save(request);
}
