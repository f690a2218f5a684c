import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { cardOf, withoutPlaceholder } from '#modules/catalog/rules/index.ts';
import type {
  RecommendationAnswer,
  RecommendationRefusal,
  RecommendationRequest,
} from '#modules/nutrition/contracts.ts';
import { transition } from '#modules/nutrition/rules/index.ts';
import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';
import type { GuideAnswers } from './guide-answers.ts';
import { isConfirmed } from './weight-answer.server.ts';

export type Answered = Required<Pick<GuideAnswers, 'profile' | 'shape' | 'diet'>>;

/** The request to the recommendation service for an animal. */
export const question = ({ profile, shape, diet }: Answered): RecommendationRequest => ({
  type: profile.species === 'dog' ? 1 : 2,
  gender: profile.gender === 'male' ? 1 : 2,
  breed: profile.breed,
  birthday: profile.birthday,
  weight: shape.weight,
  weightConfirmed: isConfirmed(shape),
  sterilized: profile.sterilized,
  condition: shape.condition,
  activity: diet.activity,
  feature: [diet.feature],
  feeds: diet.feeds,
  kibbleBrand: diet.kibbleBrand,
  nutrition: 'kibble',
});

/** The menu of an animal, why there is none, or nothing when nothing fits (GDE-22). */
export async function loadMenu(content: ContentClient, answers: Answered) {
  try {
    const answer = await content.recommend(question(answers));
    return { refused: null, menu: shownMenu(answer) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    const body = error.body as { error?: { details?: RecommendationRefusal } } | null;
    const { code = 'generic', reason = null } = body?.error?.details ?? {};
    return { refused: { code, reason }, menu: null };
  }
}

function shownMenu(answer: RecommendationAnswer) {
  const { recommendation, alternatives, menus, notes } = answer;
  const main = recommendation && shownFood(recommendation.attributes, menus);
  if (!main) return null;
  return {
    main,
    notes,
    others: alternatives.flatMap(({ attributes }) => shownFood(attributes, menus) ?? []),
    transition: transition(main.rationGrams, main.rationGrams).map(
      ({ fromDay, toDay, newShare, newGrams }) => ({ fromDay, toDay, newShare, newGrams }),
    ),
  };
}

/** A product with its ration, and the proposed format, quantity and interval. */
function shownFood(product: ProductSummary, menus: RecommendationAnswer['menus']) {
  const found = menus.find(({ sku }) => sku === product.sku);
  const proposal = found?.proposal;
  const variant = product.ProductVariants.find(({ sku }) => sku === proposal?.sku);
  if (!found || !proposal || !variant) return null;
  const { rationGrams, mealGrams, reasons } = found;
  const card = cardOf(product);
  // The picture of the proposed format, which may differ from the card's.
  const image = variant.image ? withoutPlaceholder(variant.image) : card.image;
  return { card: { ...card, image }, variant, proposal, rationGrams, mealGrams, reasons };
}

export type Menu = NonNullable<ReturnType<typeof shownMenu>>;
export type MenuFood = Menu['main'];
