import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idOf } from '#modules/animals/contracts.ts';
import { ANIMAL_TYPES } from '#modules/animals/rules/index.ts';
import type { Feed } from '#modules/nutrition/contracts.ts';
import type { GuideList } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import { NEW_ANIMAL } from '#pages/paths.ts';
import type { Session } from '#services/session.server.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import type { WholeAnimal } from '../animals/animal-draft.ts';
import { toAnimal } from '../animals/animal-wire.ts';
import type { MenuAnswers } from '../menu/menu-answers.ts';
import { openAnswers } from './animal-questions.ts';
import type { GuideAnswers } from './guide-answers.ts';
import { t } from './guide-words.ts';

interface Visit {
  page: PageContext;
  session: Session;
}

/** The animal described by the guide answers in this browser. */
interface Guided {
  animal: WholeAnimal;
  /** The guides it was described in. */
  lists: GuideList[];
}

/** Brand when it was not requested: the last entry of the list. */
const UNASKED = '';

function fromKibbleGuide({ profile, shape, diet }: GuideAnswers): WholeAnimal | null {
  if (!profile || !shape || !diet) return null;
  const { activity, feature, feeds, kibbleBrand } = diet;
  return {
    // Questions only the account has are left unanswered.
    profile: { ...profile, ...openAnswers('profile') },
    shape,
    life: { activity, feature },
    food: { feeds, kibbleBrand, oldKibbleBrand: null, ...openAnswers('food') },
  };
}

/** Null for a cat that is already saved in the account. */
function fromMixedMenu({ animal, profile, habits }: MenuAnswers): WholeAnimal | null {
  if (animal !== NEW_ANIMAL || !profile || !habits) return null;
  const { weight, condition, confirmedKg, activity, feature, treats } = habits;
  const feeds: Feed[] = treats ? ['croquettes', 'patee', 'friandises'] : ['croquettes', 'patee'];
  return {
    profile: { ...profile, ...openAnswers('profile') },
    shape: { weight, condition, confirmedKg },
    life: { activity, feature },
    food: { feeds, kibbleBrand: UNASKED, oldKibbleBrand: null, ...openAnswers('food') },
  };
}

const nameIn = ({ profile: { name, species } }: WholeAnimal) => `${species} ${name.toLowerCase()}`;

/**
 * The animal of the kibble guide, or else of the mixed menu, once all of it is answered. Both foods are for
 * it where both were answered for the same one; another one's menu stays without a name.
 */
function guidedAnimal(guide: GuideAnswers & { mixed?: MenuAnswers }): Guided | null {
  const single = fromKibbleGuide(guide);
  const mixed = guide.mixed ? fromMixedMenu(guide.mixed) : null;
  if (!single) return mixed && { animal: mixed, lists: ['mixed_menu'] };
  const isSame = mixed !== null && nameIn(mixed) === nameIn(single);
  return { animal: single, lists: isSame ? ['kibble_guide', 'mixed_menu'] : ['kibble_guide'] };
}

/**
 * The guide's animal that a customer can save in their account, with an idempotency key; null for a
 * visitor, an incomplete guide, or an animal already saved.
 */
export async function findGuideAnimal({ page, session }: Visit) {
  const { features } = page.settings;
  const found = guidedAnimal(session.guide as GuideAnswers);
  if (!found || !session.signedIn || !features.animals || !features.guides) return null;
  const { name, species } = found.animal.profile;
  const own = await animalCalls(page.shop).list();
  const isStored = own.some(
    (one) =>
      one.name.toLowerCase() === name.toLowerCase() && idOf(one.type) === ANIMAL_TYPES[species],
  );
  return isStored ? null : { name, species, key: randomUUID() };
}

export type GuideAnimal = NonNullable<Awaited<ReturnType<typeof findGuideAnimal>>>;

/** The session keys of each guide's answers. */
const ANSWERS_OF: Readonly<Record<GuideList, readonly string[]>> = {
  kibble_guide: ['species', 'name', 'profile', 'shape', 'diet'],
  mixed_menu: ['mixed'],
};

/**
 * Saves the guide's animal in the account, deletes its answers from the session, and assigns to it
 * the food of an order from the guide. Returns a value only when it was refused.
 */
export async function keepGuideAnimal(
  { page, session }: Visit,
  data: FormData,
  order: string | null,
): Promise<FormAnswer | undefined> {
  const found = guidedAnimal(session.guide as GuideAnswers);
  if (!found) return;
  const { animal: shownAnimal, lists: guides } = found;
  const { refused } = await submitForm({
    form: 'keepAnimal',
    data,
    schema: z.object({ key: z.uuid() }),
    unexplained: t('keep.failed'),
    send: async ({ key }) => {
      const calls = animalCalls(page.shop);
      const lists = await calls.lists(ANIMAL_TYPES[shownAnimal.profile.species]);
      const { food } = shownAnimal;
      const kibbleBrand = food.kibbleBrand || (lists.brands.at(-1)?.name ?? '');
      const whole = { ...shownAnimal, food: { ...food, kibbleBrand } };
      const animal = await calls.add(toAnimal(whole, lists), key);
      if (order !== null && page.settings.features.subscriptions)
        await subscriptionCalls(page.shop).giveOrderTo(order, animal['@id'], guides);
      const forgotten = guides.flatMap((list) => ANSWERS_OF[list]);
      const others = Object.entries(session.guide).filter(([name]) => !forgotten.includes(name));
      session.keepGuide(Object.fromEntries(others));
    },
  });
  return refused;
}
