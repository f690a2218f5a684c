import { idOf } from '#modules/animals/contracts.ts';
import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { loadMenu, type MenuFood } from '../guide/load-menu.server.ts';
import { answersOf } from '../guide/load-rations.server.ts';
import { type Addable, type Eater, ownFirst, unfedOf } from './additions.ts';
import { MOST_FOUND, queryOf } from './load-replacement.server.ts';
import { searchFoods } from './search-foods.server.ts';
import type { StepQuestion } from './step-question.ts';
import { thumbnailOf } from './swap-pieces.ts';

/** Animals whose menu is proposed unasked, and foods of each. */
const MOST_MENUS = 3;
const MOST_OF_MENU = 2;

/**
 * What can join the next delivery: what a search (`q`) finds among all foods sold on subscription, for whatever animal;
 * without one the menu of each animal of the account that this subscription does not feed yet, and our suggestions.
 */
export async function loadAdditions(requested: StepQuestion) {
  const { shop, search, subscription, url, hasAnimals } = requested;
  const query = queryOf(url);
  const animals = hasAnimals ? await findEaters(requested) : [];
  if (query !== '') {
    const hits = await searchFoods(search, { query });
    const foods = hits && ownFirst(hits, animals).flatMap(addableOf).slice(0, MOST_FOUND);
    return { query, found: foods, menus: [], upsells: [] };
  }
  const upsells = await subscriptionCalls(shop).upsells(subscription.code);
  const unfed = unfedOf(subscription.items, animals).slice(0, MOST_MENUS);
  const menus = await Promise.all(
    unfed.map(async ({ id, name }) => ({ id, name, foods: await menuOf(requested, id) })),
  );
  return {
    query,
    found: [],
    menus: menus.filter(({ foods }) => foods.length > 0),
    upsells: upsells.map(
      ({ code, productName, name, imageUrl, subscribable, unitPrice, pricePerKilo }): Addable => ({
        name: productName,
        image: imageUrl,
        subscribable,
        quantity: 1,
        formats: [{ code, name, cents: unitPrice, perKg: pricePerKilo }],
      }),
    ),
  };
}

const findEaters = async ({ shop }: StepQuestion): Promise<Eater[]> =>
  (await animalCalls(shop).list()).map(({ id, name, type }) => ({
    id,
    name,
    animalType: idOf(type),
  }));

/** What the guide would propose to an animal; nothing where it needs a vet first, or cannot be asked. */
async function menuOf({ shop, content }: StepQuestion, id: number): Promise<Addable[]> {
  try {
    const answered = await answersOf(shop, String(id));
    if (!answered) return [];
    const { menu } = await loadMenu(content, answered);
    return menu ? [menu.main, ...menu.others].slice(0, MOST_OF_MENU).flatMap(proposedOf) : [];
  } catch (error) {
    // A proposal must not keep the customer from searching while the content service is down.
    if (error instanceof ServiceError) return [];
    throw error;
  }
}

function proposedOf({ card, variant, proposal }: MenuFood): Addable[] {
  if (!card.subscribable || !variant.in_stock) return [];
  const { name, image } = card;
  const formats = [formatOf(variant)];
  const { bags: quantity } = proposal;
  return [{ name, image: image && thumbnailOf(image), subscribable: true, quantity, formats }];
}

/** A food with its formats in stock; nothing for what is not sold on subscription. */
function addableOf({ name, image, subscribable, ProductVariants }: ProductSummary): Addable[] {
  const formats = ProductVariants.filter((one) => one.show_variant && one.in_stock).map(formatOf);
  if (!subscribable || formats.length === 0) return [];
  return [{ name, image: image && thumbnailOf(image), subscribable, quantity: 1, formats }];
}

const formatOf = (variant: ProductSummary['ProductVariants'][number]) => ({
  code: variant.sku,
  name: variant.format,
  cents: variant.base_price_subscription,
  perKg: variant.price_per_unit_subscription?.ttc ?? null,
});
