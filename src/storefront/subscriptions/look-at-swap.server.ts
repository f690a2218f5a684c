import { defined } from '#kit/defined.ts';
import type { ProductComplete } from '#modules/catalog/contracts.ts';
import { deliveryFrequency, fittingRhythm, transition } from '#modules/nutrition/rules/index.ts';
import type { Scope, SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import { changeCalls } from '#services/shop/subscriptions.ts';
import { loadRations, type Ration } from '../guide/load-rations.server.ts';
import type { StepQuestion } from './step-question.ts';
import { piecesFor, thumbnailOf } from './swap-pieces.ts';

type Item = SubscriptionShape['items'][number];
type Format = ProductComplete['ProductVariants'][number];

interface Swap {
  item: Item;
  /** Null when it is no longer in the catalogue. */
  own: ProductComplete | null;
  product: ProductComplete;
}

const MOST = 9999;

/** Effects of a replacement: price, ration, duration, and the transition between the foods. */
export async function lookAtSwap(requested: StepQuestion, { item, own, product }: Swap) {
  const query = requested.url.searchParams;
  const rations = await rationsOf(requested, item, own, product);
  const gramsOf = (sku: string | undefined) =>
    rations?.find((ration) => ration.sku === sku)?.grams ?? null;
  const [grams, gramsBefore] = [gramsOf(product.sku), gramsOf(own?.sku)];
  const formats = product.ProductVariants.filter(
    (one) => one.show_variant && one.sku !== item.variantCode,
  );
  const sold = formats.filter(({ in_stock }) => in_stock);
  const goes = own?.ProductVariants.find(({ sku }) => sku === item.variantCode);
  const before = (goes?.weight ?? 0) * Math.max(1, item.laterQuantity || item.quantity);
  // The default quantity lasts as many days as before.
  const wanted = grams !== null && gramsBefore !== null ? (before * grams) / gramsBefore : before;
  const pieces = ({ weight }: { weight: number }) => piecesFor(weight, wanted);
  const variant =
    formats.find(({ sku }) => sku === query.get('format')) ??
    closest(sold, pieces, wanted) ??
    formats[0];
  const typed = Number(query.get('nombre'));
  const isTyped = Number.isInteger(typed) && typed >= 1 && typed <= MOST;
  const quantity = isTyped ? typed : variant ? pieces(variant) : 1;
  const scope = query.get('portee') === 'next' ? ('next' as const) : ('all' as const);
  const overlap = query.get('transition') === '1';
  const shown = variant?.image ?? product.image;
  return {
    name: product.name,
    slug: product.slug,
    image: shown && thumbnailOf(shown),
    formats: formats.map((one) => ({
      code: one.sku,
      format: one.format,
      cents: one.base_price_subscription,
      perKg: one.price_per_unit_subscription?.ttc ?? null,
      isInStock: one.in_stock,
    })),
    variant: variant
      ? {
          code: variant.sku,
          format: variant.format,
          cents: variant.base_price_subscription,
          isInStock: variant.in_stock,
        }
      : null,
    quantity,
    isFood: isFood(product),
    coming:
      variant &&
      (await previewed(requested, item, { code: variant.sku, quantity, scope, overlap })),
    feeding: grams === null || !variant ? null : feeding({ grams, gramsBefore }, variant, quantity),
    transition: isFood(product) && product.sku !== own?.sku ? stepsOf(gramsBefore, grams) : null,
  };
}

interface Wanted {
  code: string;
  quantity: number;
  scope: Scope;
  overlap: boolean;
}

/** Totals in cents of the next delivery and the following one, before and after; or the refusal. */
async function previewed(
  { shop, subscription }: StepQuestion,
  { id }: Item,
  { code, ...wanted }: Wanted,
) {
  const calls = changeCalls(shop, subscription.code, null);
  const productVariant = `/api/v2/shop/product-variants/${code}`;
  try {
    const { before, after } = await calls.preview({
      change: 'replace',
      id,
      productVariant,
      quantity: wanted.quantity,
      scope: wanted.scope,
      overlap: wanted.overlap,
    });
    return {
      refused: null,
      totals: after.slice(0, 2).flatMap(({ total }, at) => {
        const old = before[at]?.total;
        return old === undefined ? [] : [{ before: old, after: total }];
      }),
    };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    return { refused: error.description, totals: [] };
  }
}

export type ChosenSwap = Awaited<ReturnType<typeof lookAtSwap>>;

const isFood = ({ kind }: ProductComplete) => kind === 'kibble' || kind === 'wet';

/** Null when no animal is assigned, or there is no ration. */
async function rationsOf(
  requested: StepQuestion,
  item: Item,
  own: ProductComplete | null,
  product: ProductComplete,
): Promise<Ration[] | null> {
  const animals = animalsOf(item);
  // A household member's account does not contain the owner's animals.
  const isUnread = animals.length === 0 || requested.subscription.shared;
  if (isUnread || !isFood(product)) return null;
  const foods = defined<string>([product.sku, own?.sku === product.sku ? undefined : own?.sku]);
  return loadRations(requested, animals, foods);
}

/** Ids of the animals a line feeds. */
const animalsOf = ({ animals }: Item): string[] =>
  animals.map(({ '@id': path }) => path.slice(path.lastIndexOf('/') + 1));

function feeding(
  { grams, gramsBefore }: { grams: number; gramsBefore: number | null },
  { weight: bagGrams, base_price: once, base_price_subscription: subscription }: Format,
  quantity: number,
) {
  const line = { bagGrams, bags: quantity, rationGrams: grams };
  const { daysCovered: days } = deliveryFrequency(line);
  return { grams, gramsBefore, days, rhythm: fittingRhythm(days, { once, subscription }) };
}

/** Without both rations, the transition only has percentages. */
const stepsOf = (before: number | null, after: number | null) =>
  before === null || after === null ? null : transition(before, after);

/** The initial format: the one closest to the wanted grams, with the fewest pieces. */
function closest<Format extends { weight: number }>(
  formats: readonly Format[],
  pieces: (format: Format) => number,
  wanted: number,
): Format | undefined {
  const apart = (format: Format) => Math.abs(pieces(format) * format.weight - wanted);
  return formats.toSorted((a, b) => apart(a) - apart(b) || pieces(a) - pieces(b))[0];
}
