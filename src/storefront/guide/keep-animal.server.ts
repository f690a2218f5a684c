import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idOf } from '#modules/pets/contracts.ts';
import { ANIMAL_TYPES } from '#modules/pets/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import type { Session } from '#services/session.server.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import type { WholeAnimal } from '../pets/animal-draft.ts';
import { toAnimal } from '../pets/animal-wire.ts';
import type { GuideAnswers } from './guide-answers.ts';
import { t } from './guide-words.ts';

interface Visit {
  page: PageContext;
  session: Session;
}

/** What a guide answered in this browser makes of an animal, once all of it is answered. */
function wholeAnimal({ profile, shape, diet }: GuideAnswers): WholeAnimal | null {
  if (!profile || !shape || !diet) return null;
  const { activity, feature, feeds, kibbleBrand } = diet;
  return {
    // What the account alone asks is no until its owner says otherwise.
    profile: { ...profile, crossbreed: false },
    shape,
    life: { activity, feature },
    food: { feeds, kibbleBrand, oldKibbleBrand: null, onlyUpd: false },
  };
}

/**
 * The animal of the guide that its owner may keep in their account, with the key that keeps it once;
 * null for a visitor, while the guide is not answered, and for an animal that is there already.
 */
export async function findGuideAnimal({ page, session }: Visit) {
  const { features } = page.settings;
  const animal = wholeAnimal(session.guide as GuideAnswers);
  if (!animal || !session.signedIn || !features.animals || !features.guides) return null;
  const { name, species } = animal.profile;
  const own = await animalCalls(page.shop).list();
  const isStored = own.some(
    (one) =>
      one.name.toLowerCase() === name.toLowerCase() && idOf(one.type) === ANIMAL_TYPES[species],
  );
  return isStored ? null : { name, species, key: randomUUID() };
}

export type GuideAnimal = NonNullable<Awaited<ReturnType<typeof findGuideAnimal>>>;

/**
 * Keeps the animal of the guide in the account, forgets its answers in the browser, and gives it what
 * an order took from the guide. Answers only when it was refused.
 */
export async function keepGuideAnimal(
  { page, session }: Visit,
  data: FormData,
  order: string | null,
): Promise<FormAnswer | undefined> {
  const shownAnimal = wholeAnimal(session.guide as GuideAnswers);
  if (!shownAnimal) return;
  const { refused } = await submitForm({
    form: 'keepAnimal',
    data,
    schema: z.object({ key: z.uuid() }),
    unexplained: t('keep.failed'),
    send: async ({ key }) => {
      const calls = animalCalls(page.shop);
      const lists = await calls.lists(ANIMAL_TYPES[shownAnimal.profile.species]);
      const animal = await calls.add(toAnimal(shownAnimal, lists), key);
      if (order !== null && page.settings.features.subscriptions)
        await subscriptionCalls(page.shop).giveOrderTo(order, animal['@id']);
      const {
        species: _,
        name: __,
        profile: ___,
        shape: ____,
        diet: _____,
        ...others
      } = session.guide;
      session.keepGuide(others);
    },
  });
  return refused;
}
