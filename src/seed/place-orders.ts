import { completeOrder } from '#modules/checkout/server/index.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { registerAccount } from '#modules/identity/server/index.ts';
import { findPointNear } from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { DemoBuyer, DemoOrder } from '../../seeds/types.ts';
import { fillCart } from './fill-cart.ts';
import { onDay } from './in-the-past.ts';
import { liveThrough } from './live-through.ts';
import { payByCard } from './pay-by-card.ts';

const LAST_NAME = 'Démonstration';
/** Weight in grams of a parcel that every pickup point of the demonstration accepts. */
const LIGHT = 10_000;

/**
 * Places the orders of the past weeks, oldest first, each on its day and through the commands that
 * serve customers and the team. Existing orders are left alone. Skipped for card providers other
 * than the built-in one.
 */
export async function placeOrders(
  appContext: AppContext,
  buyers: readonly DemoBuyer[],
  orders: readonly DemoOrder[],
): Promise<void> {
  if (appContext.config.PAYMENT_PROVIDER !== 'sandbox') return;
  const placedBefore = new Map<string, number>();
  for (const order of orders) {
    const buyer = buyers.find(({ firstName }) => firstName === order.buyer);
    if (!buyer) throw new Error(`nobody is called ${order.buyer}`);
    const at = atItsDay(appContext, order);
    const customerId = await openAccount(at, buyer, order.site);
    const before = placedBefore.get(order.buyer) ?? (await countPlaced(appContext, customerId));
    placedBefore.set(order.buyer, before - 1);
    if (before > 0) continue;
    const token = await place(at, buyer, customerId, order);
    await liveThrough(appContext, token, order);
  }
}

const atItsDay = (appContext: AppContext, { daysAgo }: DemoOrder): AppContext =>
  daysAgo === 0
    ? appContext
    : onDay(appContext, appContext.clock.today().subtract({ days: daysAgo }));

/** `celia.demo@gamelle.test`. */
const emailOf = (firstName: string) =>
  `${firstName
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}.demo@gamelle.test`;

/** Creates an account without password: its owner signs in by mailed link. */
async function openAccount(
  appContext: AppContext,
  { firstName, gender }: DemoBuyer,
  site: string,
): Promise<number> {
  const email = emailOf(firstName);
  const existing = await findCustomerByEmail(appContext.db, email);
  if (existing) return existing.id;
  const person = { email, firstName, gender, lastName: LAST_NAME, birthday: null };
  const choices = { phoneNumber: null, subscribedToNewsletter: false };
  return transact(appContext, (work) =>
    registerAccount(work, { ...person, ...choices }, null, site),
  );
}

async function countPlaced({ db }: AppContext, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('placed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function place(
  appContext: AppContext,
  buyer: DemoBuyer,
  customerId: number,
  { site, items, delivery, payment }: DemoOrder,
): Promise<string> {
  const { firstName, position, gender: _, ...place } = buyer;
  const { countryCode } = place;
  const near =
    delivery === 'relay_standard'
      ? await findPointNear(appContext, { code: '', ...position, countryCode, grams: LIGHT })
      : null;
  const cart = await fillCart(appContext, {
    customerId,
    email: emailOf(firstName),
    site,
    items,
    payment,
    frequency: null,
    address: postalAddressInput.parse({ ...place, firstName, lastName: LAST_NAME }),
    delivery: { methodCode: delivery, point: near?.code ?? null },
  });
  const access = { token: cart.token, caller: { customerId }, version: null };
  if (payment === 'card') await payByCard(appContext, cart, customerId);
  else await transact(appContext, (work) => completeOrder(work, access, {}, null));
  return cart.token;
}
