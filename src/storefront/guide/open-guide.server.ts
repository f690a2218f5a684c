import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { NEW_ANIMAL, paths } from '#pages/paths.ts';
import { withoutOwn } from '../animals/animal-draft.ts';
import { readAnswers } from '../animals/load-animal.server.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import { type AnimalChanges, changedAnswers, forgetAnimal, keepAnimal } from './animal-changes.ts';
import type { GuideAnswers } from './guide-answers.ts';

interface GuideRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Id of an animal; `nouveau`, or absent, for a new one. */
  animal?: string;
}

/** Guide answers in the session: of a new animal, of a mixed menu, of saved animals. */
type StoredAddress = GuideAnswers & { mixed?: unknown; animals?: AnimalChanges[] };

/**
 * The running guide for an animal; 404 when the feature is disabled (GRD-06). A saved animal starts
 * with the answers of its profile (RTE-46); differing answers are stored under its id, so that two
 * animals in two tabs do not mix.
 */
export async function openGuide({ context, request, animal = NEW_ANIMAL }: GuideRequest) {
  const page = context.get(pageContext);
  if (!page.settings.features.guides) throw redirect(paths.home());
  const session = context.get(sessionContext);
  const { mixed, animals = [], ...own } = session.guide as StoredAddress;
  const others = { mixed: mixed || undefined, animals: animals.length > 0 ? animals : undefined };
  if (animal === NEW_ANIMAL) {
    const keep = (next: GuideAnswers) => session.keepGuide({ ...next, ...others });
    return { page, animal, answers: own as GuideAnswers, keep };
  }
  requireFeature(context, 'animals');
  requireSignIn(context, request);
  const { profile, shape, life, food } = (await readAnswers(page.shop, animal)).answers;
  const who = withoutOwn(profile);
  const { feeds, kibbleBrand } = food;
  const stored: GuideAnswers = { profile: who, shape, diet: { ...life, feeds, kibbleBrand } };
  const changes = animals.find(({ id }) => id === animal)?.answers ?? {};
  const keep = (next: GuideAnswers) => {
    const changed = changedAnswers(stored, next);
    const saved = changed ? keepAnimal(animals, animal, changed) : forgetAnimal(animals, animal);
    session.keepGuide({ ...session.guide, animals: saved });
  };
  return { page, animal, answers: { ...stored, ...changes }, keep };
}
