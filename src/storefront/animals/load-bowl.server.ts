import type { AnimalRationShape } from '#modules/nutrition/contracts.ts';
import { centsPerDay, fittingRhythm } from '#modules/nutrition/rules/index.ts';
import type { ChangePreview, SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { nextDelivery } from '#modules/subscriptions/web/index.ts';
import { ServiceError } from '#services/service-client.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { changeCalls, subscriptionCalls } from '#services/shop/subscriptions.ts';
import { choiceOf, type Previewed } from '../subscriptions/previewed.ts';

type Item = SubscriptionShape['items'][number];

/**
 * Cost per day in cents of the recurring lines with their share of the postage, computed as in the
 * guide; null for a line that other animals share.
 */
function perDay(
  { items, frequency }: SubscriptionShape,
  { animals, unitPrice, laterQuantity }: Item,
  daysOfPiece: number,
  shipping: number,
): number | null {
  if (animals.length > 1) return null;
  const lines = items.filter((item) => item.laterQuantity > 0).length;
  const cost = { goods: unitPrice * laterQuantity, delivery: shipping / lines };
  return centsPerDay(cost, { days: daysOfPiece * laterQuantity, every: frequency.days });
}

/**
 * The subscribed food of an animal: ration, cost per day and next delivery. The ration is for one
 * food: where several are eaten daily, no grams are shown. Where a life event has a proposal
 * (`isProposed`), a change of weight proposes nothing.
 */
export async function loadBowl(
  shop: ShopClient,
  subscriptions: readonly SubscriptionShape[],
  { id, path, isProposed }: { id: number; path: string; isProposed: boolean },
) {
  const isFed = ({ animals }: Item) => animals.some((animal) => animal['@id'] === path);
  const lines = subscriptions.flatMap((subscription) =>
    subscription.items
      .filter((item) => isFed(item) && item.laterQuantity > 0)
      .map((item) => ({ subscription, item })),
  );
  if (lines.length === 0) return [];
  const codes = [...new Set(lines.map(({ item }) => item.variantCode))];
  const rations = await animalCalls(shop).rations(id, codes);
  const foods = new Set(
    rations.map(
      ({ variantCode }) =>
        lines.find(({ item }) => item.variantCode === variantCode)?.item.productSlug,
    ),
  );
  const postage = await postageOf(shop, [
    ...new Set(lines.map(({ subscription }) => subscription)),
  ]);
  const shown = lines.map(({ subscription, item }) => {
    const { code, name, version } = subscription;
    const { productName, variantName, productSlug, variantSlug, imageUrl } = item;
    const ration = rations.find(({ variantCode }) => variantCode === item.variantCode);
    const isAlone = foods.size === 1;
    const bowl = isAlone ? (ration?.bowl ?? null) : null;
    return {
      code,
      name,
      version,
      frequency: subscription.frequency.code,
      productName,
      variantName,
      productSlug,
      variantSlug,
      imageUrl,
      next: nextDelivery(subscription).title,
      /**
       * The interval that fits the ration, if it differs from the current one; null if there is
       * none or other animals share the food.
       */
      advised:
        isAlone && ration && item.animals.length === 1
          ? otherRhythm(subscription, item, ration)
          : null,
      bowl,
      before: isAlone && !isProposed ? (ration?.before ?? null) : null,
      perDay:
        bowl && postage.has(code)
          ? perDay(subscription, item, bowl.days, postage.get(code) ?? 0)
          : null,
    };
  });
  return Promise.all(
    shown.map(async (line) => ({ ...line, whatIf: await previewRhythm(shop, line) })),
  );
}

interface AdvisedLine {
  code: string;
  version: number;
  /** Recommended interval in days. */
  advised: SubscriptionShape['frequency']['code'] | null;
  before: object | null;
}

/** Preview of the interval recommended after a change of weight; null without one, or if it cannot be applied. */
async function previewRhythm(
  shop: ShopClient,
  { code, version, advised, before }: AdvisedLine,
): Promise<Previewed | null> {
  if (advised === null || before === null) return null;
  const change: ChangePreview = { change: 'frequency', frequency: advised, scope: 'all' };
  try {
    const preview = await changeCalls(shop, code, version).preview(change);
    const choice = { frequency: String(advised), scope: 'all' };
    return {
      before: preview.before,
      after: preview.after,
      of: choiceOf(Object.entries(choice)),
    };
  } catch (error) {
    // The subscription's own page shows it too, without its price.
    if (error instanceof ServiceError && error.status < 500) return null;
    throw error;
  }
}

/** The interval that fits the quantity of a delivery, if it differs from the current one. */
function otherRhythm(
  { frequency }: SubscriptionShape,
  { laterQuantity }: Item,
  { bowl, goods }: AnimalRationShape,
) {
  const fits = bowl && goods ? fittingRhythm(bowl.days * laterQuantity, goods) : null;
  return fits === frequency.code ? null : fits;
}

/** Cents of transport of the next delivery, by the code of the subscription. */
async function postageOf(shop: ShopClient, subscriptions: readonly SubscriptionShape[]) {
  const calls = subscriptionCalls(shop);
  const drafts = await Promise.all(
    subscriptions.map(async ({ code }) => [code, await calls.draft(code)] as const),
  );
  return new Map(drafts.flatMap(([code, draft]) => (draft ? [[code, draft.shippingTotal]] : [])));
}

export type BowlLine = Awaited<ReturnType<typeof loadBowl>>[number];
