import type { DeliveryCountry } from '#kit/countries.ts';
import { TIME_ZONE } from '#kit/dates.ts';
import { defined } from '#kit/defined.ts';
import { completeOrder, receivePayment } from '#modules/checkout/server/index.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { countGuide } from '#modules/figures/server/index.ts';
import { cancelOrder, lockOrder, type Order } from '#modules/orders/server/index.ts';
import { type Attempt, findAttempt } from '#modules/payments/server/index.ts';
import { findPointNear } from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { paymentMethods } from '../../../seeds/sites/payment-methods.ts';
import type { Assortment } from '../../../seeds/year/foods.ts';
import { chosen } from '../chosen.ts';
import { fillCart } from '../fill-cart.ts';
import { confirmWithCard, type InTurn, payByCard } from '../pay-by-card.ts';
import { accountOf } from './join.ts';
import type { PastShop } from './past-shop.ts';
import type { YearPerson } from './person.ts';
import type { PlannedOrder } from './plan.ts';

const CARDS: Record<PlannedOrder['card'], string | undefined> = {
  accepted: undefined,
  declines_later: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
};
/** Maximum weight in grams of what is sent to a pickup point. */
const LIGHT = 10_000;
/** Minimum stock: articles with fewer pieces are not bought. */
const PLENTY = 6;

interface Article {
  code: string;
  grossGrams: number;
}

type Item = Article & { quantity: number };

/** The planned contents of a cart, chosen before other purchases run concurrently. */
export interface Purchase {
  order: PlannedOrder;
  items: readonly Item[];
}

/** Places an order as on the site, or none where everything is sold out. Idempotent. */
export async function buy(
  shop: PastShop,
  person: YearPerson,
  { order, items }: Purchase,
  inTurn: InTurn,
): Promise<void> {
  const customerId = await accountOf(shop, person);
  if (customerId === null || (await findOwn(shop, customerId, order.nth))) return;
  const number = CARDS[order.card];
  const begun = await findBegun(shop, customerId);
  if (begun) return confirmWithCard(shop, begun, customerId, { number, inTurn });
  if (order.isGuided)
    await countGuide(shop.db, {
      day: shop.clock.today(),
      channel: person.site,
      isProposed: items.length > 0,
    });
  if (items.length === 0) return;
  const grams = items.reduce((sum, { grossGrams, quantity }) => sum + grossGrams * quantity, 0);
  const { email, firstName, lastName, site, street, town } = person;
  const { position, ...place } = town;
  const isNear = grams < LIGHT && chosen(3, person.nth, 'relay') === 0;
  const point = isNear
    ? await findPointNear(shop, { code: '', ...position, countryCode: place.countryCode, grams })
    : null;
  const pays = isPaidSo(order.payment, place.countryCode) ? order.payment : 'card';
  const cart = await fillCart(shop, {
    customerId,
    email,
    site,
    items: items.map(({ code, quantity }) => [code, quantity] as const),
    frequency: order.isSubscribed ? person.rhythm : null,
    payment: pays,
    coupon: order.coupon,
    foundIn: order.isGuided ? 'kibble_guide' : null,
    address: postalAddressInput.parse({ ...place, street, firstName, lastName }),
    delivery: {
      methodCode: point ? 'relay_standard' : 'home_standard',
      point: point?.code ?? null,
    },
  });
  if (pays === 'card') return payByCard(shop, cart, customerId, { number, inTurn });
  const access = { token: cart.token, caller: { customerId }, version: null };
  await inTurn(() => transact(shop, (work) => completeOrder(work, access, {}, null)));
}

/** The payment somebody was at today when the year was stopped; null where there is none. */
async function findBegun({ db, clock }: PastShop, customerId: number): Promise<Attempt | null> {
  const morning = clock.today().toZonedDateTime(TIME_ZONE).toInstant();
  const row = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.token', 'a.order_token')
    .select('a.hash')
    .where('o.customer_id', '=', customerId)
    .where('o.placed_at', 'is', null)
    .where('a.state', 'in', ['open', 'confirming', 'authorized'])
    .where('a.created_at', '>=', new Date(morning.epochMilliseconds))
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ((await findAttempt(db, row.hash)) ?? null) : null;
}

/**
 * Chooses the purchases of a day, one order after the other: food for each animal, the same as long as its profile is, and
 * sometimes something else.
 */
export async function choosePurchases(
  { db }: PastShop,
  orders: readonly { person: YearPerson; order: PlannedOrder }[],
  assortment: Assortment,
): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('product_variants')
    .select(['code', 'gross_grams as grossGrams', 'on_hand as onHand'])
    .where('on_hand', '>=', PLENTY)
    .execute();
  const there = new Map<string, Article>(rows.map((row) => [row.code, row]));
  const left = new Map(rows.map(({ code, onHand }) => [code, onHand]));
  return orders.map(({ person, order }) => {
    const items = new Map<string, Item>();
    for (const { codes, quantity } of wishes(person, order, assortment)) {
      const code = codes.find((one) => (left.get(one) ?? 0) >= PLENTY);
      const article = code === undefined ? undefined : there.get(code);
      if (!article || items.has(article.code)) continue;
      items.set(article.code, { ...article, quantity });
      left.set(article.code, (left.get(article.code) ?? 0) - quantity);
    }
    return { order, items: [...items.values()] };
  });
}

/** Foods for a person's animals, best first, with quantities. */
function wishes(
  { animals, nth: person }: YearPerson,
  { nth, isSubscribed }: PlannedOrder,
  { kibble, wet, extras }: Assortment,
) {
  return animals.flatMap(({ ageMonths, eater, species }, place) => {
    const months = ageMonths + Math.floor(nth * 1.6);
    const isGrown = eater === 'growth' && months >= 14;
    const turn = chosen(100, person, place, 'kibble');
    const foods = kibble[species][isGrown ? 'medium' : eater];
    const isBeside = (below: number, what: string) =>
      !isSubscribed && chosen(below, person, place, nth, what) === 0;
    const rows = defined<readonly [codes: readonly string[], most: number]>([
      [foods, 1],
      isBeside(3, 'wet') ? [wet[species], 2] : undefined,
      isBeside(3, 'extra') ? [extras[species], 1] : undefined,
    ]);
    return rows.map(([codes, most], kind) => ({
      codes: codes.map((_, at) => codes[(at + turn) % codes.length] as string),
      quantity: 1 + chosen(most, person, place, nth, kind),
    }));
  });
}

/**
 * Token of the nth order a person placed themselves (from 0), not counting subscription deliveries.
 */
export async function findOwn(
  { db }: PastShop,
  customerId: number,
  nth: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('token')
    .where('customer_id', '=', customerId)
    .where('placed_at', 'is not', null)
    .where('subscription', 'is', null)
    .orderBy('id')
    .offset(nth)
    .limit(1)
    .executeTakeFirst();
  return row?.token ?? null;
}

/**
 * Runs an action on a locked order the person placed themselves; does nothing if it does not exist.
 */
export async function onOwn(
  shop: PastShop,
  person: YearPerson,
  nth: number,
  act: (work: UnitOfWork, order: Order) => Promise<unknown>,
): Promise<void> {
  const customerId = await accountOf(shop, person);
  const token = customerId === null ? null : await findOwn(shop, customerId, nth);
  if (!token) return;
  await transact(shop, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await act(work, order);
  });
}

/** Whether a means of payment is offered in a country. */
const isPaidSo = (payment: PlannedOrder['payment'], country: DeliveryCountry): boolean =>
  paymentMethods.some(({ code, countries }) => code === payment && countries.includes(country));

/** Records the money of a cheque or transfer, if the order awaits it. */
export const pay = (shop: PastShop, person: YearPerson, nth: number): Promise<void> =>
  onOwn(shop, person, nth, async (work, order) => {
    if (order.paymentState !== 'awaiting_payment' || order.state !== 'new') return;
    if (order.payment?.methodCode === 'card') return;
    await receivePayment(work, order, { reference: `REC-${order.number}`, amount: null });
  });

/** Cancels an order before it leaves. */
export const cancel = (shop: PastShop, person: YearPerson, nth: number): Promise<void> =>
  onOwn(shop, person, nth, async (work, order) => {
    if (order.state === 'new' && order.shippingState === 'ready') await cancelOrder(work, order);
  });
