import type { RouterContextProvider } from 'react-router';
import type { ProposedDelivery, Species } from '#modules/nutrition/contracts.ts';
import { documentPaths } from '#pages/document-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { NEW_ANIMAL, paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { speciesOf } from '../animals/animal-wire.ts';
import { firstOpenStep, type GuideAnswers } from '../guide/guide-answers.ts';
import { type Answered, question } from '../guide/load-menu.server.ts';
import { openGuide } from '../guide/open-guide.server.ts';
import { findProduct } from './load-product.ts';
import { speciesToFeed } from './species-to-feed.ts';

interface DayRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Product slug. */
  product: string;
  /** Id of an animal, or `nouveau`: the one the guide of this browser is about. Null: the first. */
  animal: string | null;
}

interface Eater {
  /** Id of an animal, or `nouveau`. */
  id: string;
  name: string;
  species: Species;
}

/**
 * Cost per day of a product for one of the visitor's animals, by the guide's recommendation; null
 * for a product that is no daily food. The number of calls does not depend on the number of
 * animals.
 */
export async function loadDay({ context, request, product: slug, animal }: DayRequest) {
  const { content, settings } = context.get(pageContext);
  const product = await findProduct(content, slug);
  const species = speciesToFeed(product);
  if (!species || !settings.features.guides) return null;
  const everybody = await findEaters(context, request);
  const eaters = everybody.filter((one) => one.species === species);
  const chosen = eaters.find(({ id }) => id === animal) ?? eaters[0];
  return {
    species,
    animals: eaters.map(({ id, name }) => ({ id, name })),
    hasOthers: eaters.length === 0 && everybody.length > 0,
    shown: chosen ? await dayOf({ context, request }, product.sku, chosen) : null,
    path: documentPaths.dayOfAnimal(slug),
  };
}

export type DayOfProduct = NonNullable<Awaited<ReturnType<typeof loadDay>>>;
export type DayOfOne = NonNullable<DayOfProduct['shown']>;

/** The animal of this browser's guide, then those of the account. */
async function findEaters(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Eater[]> {
  const { shop, settings } = context.get(pageContext);
  const session = context.get(sessionContext);
  const { answers } = await openGuide({ context, request });
  const own = await ownAnimals();
  const { profile } = answers;
  const isNew =
    profile !== undefined &&
    firstOpenStep(answers) === null &&
    !own.some(({ name, species }) => name === profile.name && species === profile.species);
  return isNew ? [{ id: NEW_ANIMAL, name: profile.name, species: profile.species }, ...own] : own;

  async function ownAnimals(): Promise<Eater[]> {
    if (!session.signedIn || !settings.features.animals) return [];
    try {
      const animals = await animalCalls(shop).list();
      return animals.map(({ id, name, type }) => ({
        id: String(id),
        name,
        species: speciesOf(type),
      }));
    } catch (error) {
      // The session was revoked elsewhere: the product page is shown as to a visitor.
      if (!(error instanceof Response)) throw error;
      session.rememberPage(null);
      return [];
    }
  }
}

async function dayOf(visit: Pick<DayRequest, 'context' | 'request'>, sku: string, eater: Eater) {
  const { id, name } = eater;
  const { answers } = await openGuide({ ...visit, animal: id });
  const result = await ask(visit.context, sku, answers);
  // An unusual weight is confirmed in the guide.
  const weigh = result.outcome === 'weight' ? paths.animalGuide(id, 'shape') : null;
  return { id, name, weigh, ...result };
}

async function ask(
  context: Readonly<RouterContextProvider>,
  sku: string,
  answers: GuideAnswers,
): Promise<Answer> {
  if (firstOpenStep(answers)) return nothing('none');
  const { content } = context.get(pageContext);
  try {
    const { menus } = await content.recommend({
      ...question(answers as Answered),
      foods: [sku],
    });
    const menu = menus.find((one) => one.sku === sku);
    if (!menu) return nothing('none');
    if (!menu.isForAge) return nothing('age');
    const formats = menu.formats.map(({ sku: format, plan }) => ({ sku: format, plan }));
    return { outcome: 'fed', grams: menu.rationGrams, formats };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const body = error.body as { error?: { details?: { code?: string } } } | null;
    const code = body?.error?.details?.code;
    return nothing(code === 'weight' ? 'weight' : code === 'generic' ? 'none' : 'vet');
  }
}

interface Answer {
  /** A ration; vet first; not suited to its age; a weight to confirm; no recommendation. */
  outcome: 'fed' | 'vet' | 'age' | 'weight' | 'none';
  /** Grams a day; 0 without a ration. */
  grams: number;
  /** Formats on sale, each with its proposed plan. */
  formats: { sku: string; plan: ProposedDelivery | null }[];
}

const nothing = (outcome: Answer['outcome']): Answer => ({ outcome, grams: 0, formats: [] });
