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
  /** Id of an animal; `nouveau`, or left out, is an animal that is new here. */
  animal?: string;
}

/** What a browser keeps of the guides: of a new animal, of a mixed menu, of animals that are known. */
type StoredAddress = GuideAnswers & { mixed?: unknown; animals?: AnimalChanges[] };

/**
 * The guide under way for an animal; with the feature off there is none (GRD-06). An animal that is
 * known begins with everything its profile says (RTE-46); what is answered differently is kept
 * under its own id, so that two animals in two tabs keep their own answers.
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
