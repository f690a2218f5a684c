import { createHash, randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { idOf } from '#modules/animals/contracts.ts';
import { ANIMAL_TYPES } from '#modules/animals/rules/index.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { type AnimalStep, paths } from '#pages/paths.ts';
import type { Session } from '#services/session.server.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { tileNames } from '../guide/animal-questions.ts';
import { type AnimalDraft, stepsOf, type WholeAnimal } from './animal-draft.ts';
import { readStep } from './animal-forms.server.ts';
import { toAnimal } from './animal-wire.ts';

/** Fields a browser omits while nothing is selected. */
export const CHOICES = [
  'species',
  'gender',
  ...tileNames,
  'weightConfirmed',
  'condition',
  'activity',
  'feature',
  'illness',
  'feeds',
];

interface FormRequest {
  shop: ShopClient;
  session: Session;
  data: FormData;
  today: Temporal.PlainDate;
}

/** Saves a step and continues; the last one saves the animal, after the sign-in (RTE-34). */
export async function saveAnimalStep(request: FormRequest): Promise<FormAnswer | undefined> {
  const { session, data, today } = request;
  const draft = session.animalDraft as AnimalDraft;
  const intent = String(data.get('intent')) as AnimalStep;
  // Another species may have other steps, so the submitted form determines which step it was.
  const allowed: readonly AnimalStep[] = ['profile', 'shape', 'diet', 'life', 'food'];
  if (!allowed.includes(intent)) throw new Response(null, { status: 400 });
  if (intent !== 'profile' && !draft.profile) throw redirect(paths.newAnimal());
  const reading = readStep(
    intent,
    typedValues(data),
    { species: draft.profile?.species ?? 'dog', profile: draft.profile },
    today,
  );
  const { refused } = await submitForm({
    form: intent,
    words: 'animal',
    data,
    ...reading,
    others: CHOICES,
    send: async (part) => {
      const next = withPart(draft, part);
      session.keepAnimalDraft({ ...next });
      const steps = stepsOf(next);
      const following = steps[steps.indexOf(intent) + 1];
      if (following) throw redirect(paths.newAnimal(following));
      await finish(request, next);
    },
  });
  return refused;
}

/** Weights and conditions depend on the species: changing it deletes the later answers. */
function withPart(draft: AnimalDraft, part: Partial<AnimalDraft>): AnimalDraft {
  const isOther = part.profile && draft.profile?.species !== part.profile.species;
  const before = isOther ? null : draft;
  return { key: randomUUID(), ...before, ...part };
}

/**
 * The same description is sent with the same key; a changed one gets a new key, also when the
 * answer to the first request was lost and the draft remained.
 */
const keyOf = (draftKey: string | undefined, described: object): string =>
  createHash('sha256')
    .update(JSON.stringify([draftKey, described]))
    .digest('hex');

async function finish({ shop, session }: FormRequest, draft: AnimalDraft): Promise<never> {
  const { profile, shape, life, food, key } = draft;
  const last = stepsOf(draft).at(-1);
  if (!profile || !shape || !life || !food) throw redirect(paths.newAnimal(last));
  if (!session.signedIn) {
    session.rememberPage(paths.newAnimal(last));
    throw redirect(paths.signIn());
  }
  const calls = animalCalls(shop);
  const whole: WholeAnimal = { profile, shape, life, food };
  const lists = await calls.lists(ANIMAL_TYPES[profile.species]);
  const described = toAnimal(whole, lists);
  const animal = await calls.add(described, keyOf(key, described));
  session.keepAnimalDraft(null);
  throw redirect(`${paths.animal(idOf(animal['@id']))}?fait=ajoute`);
}
