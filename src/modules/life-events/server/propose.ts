import type { Eater } from '#modules/animals/server/index.ts';
import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { type Channel, findChannel } from '#modules/channels/server/index.ts';
import type {
  GuideAnimal,
  ProposedDelivery,
  RecommendationAnswer,
} from '#modules/nutrition/contracts.ts';
import {
  animalEnergy,
  bagsFor,
  bowlOf,
  centsPerDay,
  type DeliveryCost,
  deliveryFrequency,
  FREQUENCY_CODES,
  type FrequencyCode,
  isRhythmFitting,
} from '#modules/nutrition/rules/index.ts';
import {
  animalOf,
  findDelivery,
  findProducts,
  findRations,
  recommendFood,
} from '#modules/nutrition/server/index.ts';
import type { SubscriptionDetail, SubscriptionItem } from '#modules/subscriptions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { LifeEventShape } from '../contracts.ts';
import type { LifeEventKind } from '../rules/index.ts';

type Menu = RecommendationAnswer['menus'][number];
type Fed = LifeEventShape['now'];

/** A subscription line eaten by one animal that eats nothing else. */
export interface OwnLine {
  detail: SubscriptionDetail;
  item: SubscriptionItem;
}

export interface Proposal extends OwnLine {
  now: Fed;
  proposed: LifeEventShape['proposed'];
}

interface Wanted {
  customerId: number;
  kind: LifeEventKind;
  eater: Eater;
  line: OwnLine;
  /** Weight in kg at the start of a trend. */
  weightBefore: number | null;
}

const pathOf = (variantCode: string) => `/api/v2/shop/product-variants/${variantCode}`;

/**
 * Proposal for an animal: another recipe if the current one is no longer suitable, with format,
 * units and interval; else the guide's recommendation for the current recipe. Uses the guide's
 * functions. Null when nothing would change, or the animal needs a vet's advice.
 */
export async function proposeFor(
  db: Db,
  { customerId, kind, eater, line, weightBefore }: Wanted,
  today: Temporal.PlainDate,
): Promise<Proposal | null> {
  const { item, detail } = line;
  const animal = animalOf(eater, eater.weightKg, today);
  const channel = await findChannel(db, detail.subscription.channel);
  if (!animal || !channel) return null;
  const { productSku: own } = item.known;
  const { answer } = await recommendFood(db, channel, {
    animal,
    weightConfirmed: true,
    dailyTreats: eater.feeds.includes('friandises'),
    requested: [own],
  });
  if (!answer) return null;
  const menu = answer.menus.find(({ sku }) => sku === own);
  const growing = animal.ageMonths < 6;
  if (!menu) {
    // Food outside the guide, such as wet food, has a ration all the same.
    const requested = { customerId, animalId: eater.id, channel: channel.code };
    const [ration] =
      (await findRations(db, { ...requested, variants: [item.variantCode] }, today)) ?? [];
    const grams = ration?.bowl?.rationGrams;
    if (grams === undefined) return null;
    return proposeOfSame(db, channel, line, { rationGrams: grams, before: grams, growing });
  }
  const before = rationBefore(menu, { animal, kind, weightBefore, eater });
  const stays = answer.recommendation ? isSuited(answer, menu, kind) : menu.isForAge;
  if (stays) {
    const { rationGrams } = menu;
    return proposeOfSame(db, channel, line, { rationGrams, before, growing });
  }
  if (!answer.recommendation) return null;
  const chosen = answer.recommendation.attributes.sku;
  const target = answer.menus.find(({ sku }) => sku === chosen);
  const [listed] = await findProducts(db, channel.code, [chosen]);
  const product = listed?.attributes;
  const delivery = target && product && deliveryOf(line, { product, menu: target, growing });
  if (!delivery || isAsNow(line, delivery)) return null;
  const { sku, bags: pieces, days, every, cost, variantName, variantSlug } = delivery;
  return {
    ...line,
    now: fedBy(line, before, growing),
    proposed: {
      productName: product.name,
      variantName,
      pieces,
      every,
      rationGrams: target.rationGrams,
      days,
      costPerDay: cost && centsPerDay(cost, { days, every }),
      productVariant: pathOf(sku),
      productSlug: product.slug,
      variantSlug,
      isOther: chosen !== own,
    },
  };
}

/** Grams a day of the current food before the event; for a growing animal, the current ration. */
function rationBefore(
  { kcalPer100g, rationGrams }: Menu,
  {
    animal,
    kind,
    weightBefore,
    eater,
  }: Pick<Wanted, 'kind' | 'weightBefore' | 'eater'> & {
    animal: GuideAnimal;
  },
): number {
  const before = {
    ...animal,
    neutered: kind === 'sterilised' ? false : animal.neutered,
    weightKg: kind === 'weight' && weightBefore !== null ? weightBefore : animal.weightKg,
  };
  try {
    const energy = animalEnergy(before);
    if (energy.status !== 'ok') return rationGrams;
    const { energyKcal } = energy;
    const dailyTreats = eater.feeds.includes('friandises');
    return bowlOf({ energyKcal, ageMonths: animal.ageMonths, dailyTreats }, kcalPer100g).grams;
  } catch (error) {
    // No equation is valid for these values, for example a weight its breed never has.
    if (error instanceof RangeError) return rationGrams;
    throw error;
  }
}

/** Purpose a recipe should have after an event, in the guide's reason keys. */
const FOR = { adult: null, sterilised: 'sterilise', weight: 'leger' } as const;

/**
 * Whether the recipe can stay: it is for the animal's age, and the guide's first choice is not
 * specific to the event while this one is not.
 */
function isSuited(answer: RecommendationAnswer, own: Menu, kind: LifeEventKind): boolean {
  const wanted = FOR[kind];
  const first = answer.menus.find(({ sku }) => sku === answer.recommendation?.attributes.sku);
  const isFor = (menu: Menu | undefined) => wanted !== null && menu?.reasons.includes(wanted);
  return own.isForAge && (!isFor(first) || isFor(own) === true);
}

interface Delivery {
  sku: string;
  variantName: string;
  variantSlug: string;
  bags: number;
  /** Days the bags last, and days between two deliveries. */
  days: number;
  every: FrequencyCode;
  /** Null when the parcel contains other lines. */
  cost: DeliveryCost | null;
}

/** The guide's delivery; if the parcel contains other lines, the interval stays and the number of units is adjusted. */
function deliveryOf(
  line: OwnLine,
  { product, menu, growing }: { product: ProductSummary; menu: Menu; growing: boolean },
): Delivery | null {
  const { proposal, rationGrams } = menu;
  const sold = product.ProductVariants.find(({ sku }) => sku === proposal?.sku);
  const codeOf = (days: number | undefined) => FREQUENCY_CODES.find((code) => code === days);
  const every = codeOf(proposal?.frequency);
  if (!proposal?.subscription || !sold || !every) return null;
  const { sku, format: variantName, slug: variantSlug, weight: bagGrams } = sold;
  const format = { sku, variantName, variantSlug };
  const { goods, delivery } = proposal.subscription;
  const { bags, days } = proposal;
  if (isAlone(line))
    return { ...format, bags, days, every, cost: { goods, delivery: delivery ?? 0 } };
  const rhythm = codeOf(line.detail.subscription.frequency);
  if (!rhythm) return null;
  const eaten = { bagGrams, rationGrams, growingUnder6Months: growing };
  const pieces = bagsFor(rhythm, eaten);
  const { daysCovered } = deliveryFrequency({ ...eaten, bags: pieces });
  return { ...format, bags: pieces, days: daysCovered, every: rhythm, cost: null };
}

/** Whether the subscription has no other recurring line. */
const isAlone = ({ detail, item }: OwnLine) =>
  detail.subscription.items.every((one) => one === item || one.quantity === 0);

const isAsNow = (
  { detail, item }: OwnLine,
  { sku, bags, every }: Pick<Delivery, 'sku' | 'bags' | 'every'>,
) => sku === item.variantCode && bags === item.quantity && every === detail.subscription.frequency;

/** The current food in the guide's terms. */
function fedBy(line: OwnLine, rationGrams: number, growing: boolean): Fed {
  const { detail, item } = line;
  const { frequency: every } = detail.subscription;
  const { quantity: pieces } = item;
  const { productName, variantName, netGrams: bagGrams } = item.known;
  const eaten = { bagGrams, bags: pieces, rationGrams, growingUnder6Months: growing };
  const days = deliveryFrequency(eaten).daysCovered;
  const cost = costOf(line);
  return {
    productName,
    variantName,
    pieces,
    every,
    rationGrams,
    days,
    costPerDay: cost && centsPerDay(cost, { days, every }),
  };
}

/** Cost of the next delivery; null when the parcel contains other lines, or no draft exists. */
function costOf({ detail, item }: OwnLine): DeliveryCost | null {
  const order = detail.draft?.order;
  if (!order || !isAlone({ detail, item })) return null;
  const line = order.lines.find(({ variantCode }) => variantCode === item.variantCode);
  const goods = (line?.unitPrice ?? item.known.unitPrice) * item.quantity;
  return { goods, delivery: order.pricing.shippingTotal };
}

interface Staying {
  /** Grams a day from now on, and until now. */
  rationGrams: number;
  before: number;
  growing: boolean;
}

/**
 * The guide's delivery for the same recipe: same format, or another if no interval of this one
 * matches consumption (decision 0361) and the other costs no more per day. Null when none fits, or
 * it equals the current one.
 */
async function proposeOfSame(
  db: Db,
  channel: Channel,
  line: OwnLine,
  { rationGrams, before, growing }: Staying,
): Promise<Proposal | null> {
  const { item } = line;
  const { productSku, productName, productSlug } = item.known;
  const [listed] = await findProducts(db, channel.code, [productSku]);
  if (!listed || !isAlone(line)) return null;
  const formats = listed.attributes.ProductVariants.filter((one) => one.show_variant);
  const eater = { rationGrams, growingUnder6Months: growing };
  const planOf = (codes: string[]) => findDelivery(db, channel, codes, eater);
  const own = await planOf([item.variantCode]);
  const plan = isFitting(own) ? own : await planOf(formats.map(({ sku }) => sku));
  const format = formats.find(({ sku }) => sku === plan?.sku);
  const every = FREQUENCY_CODES.find((code) => code === plan?.frequency);
  if (!plan?.subscription || !isFitting(plan) || !format || every === undefined) return null;
  const { sku, bags: pieces, days } = plan;
  const { goods, delivery } = plan.subscription;
  const cost = { goods, delivery: delivery ?? 0 };
  const { format: variantName, slug: variantSlug } = format;
  if (isAsNow(line, { sku, bags: pieces, every })) return null;
  const now = fedBy(line, before, growing);
  const costPerDay = centsPerDay(cost, { days, every });
  const isDearer = now.costPerDay !== null && costPerDay > now.costPerDay;
  if (sku !== item.variantCode && isDearer) return null;
  return {
    ...line,
    now,
    proposed: {
      productName,
      variantName,
      pieces,
      every,
      rationGrams,
      days,
      costPerDay,
      productVariant: pathOf(sku),
      productSlug,
      variantSlug,
      isOther: false,
    },
  };
}

function isFitting(plan: ProposedDelivery | null): boolean {
  if (!plan?.subscription) return false;
  const goods = { once: plan.once.goods, subscription: plan.subscription.goods };
  return isRhythmFitting(goods, { days: plan.days, every: plan.frequency });
}
