import { refuse } from '#kit/refusal.ts';
import { type Taker, takeStock } from '#modules/catalog/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { spendPromotions } from '#modules/promotions/server/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  checkoutStates,
  creditOf,
  dueOf,
  isGesture,
  orderStates,
  paymentStates,
  shippingStates,
} from '../rules/index.ts';
import { announcePlaced } from './announce-placed.ts';
import { expressSurplusOf, keepExpressSurplus } from './express-surplus.ts';
import { deliveryCountry, type Order } from './order.ts';
import { saveOrder } from './order-store.ts';
import { promiseDates } from './promise-dates.ts';
import { stockOf } from './stock-of.ts';

export interface Placing {
  termsVersion: string;
  /** Deadline after which the unpaid order is cancelled; null when nothing is left to pay. */
  paymentDueAt: Temporal.Instant | null;
  /** False while a charge is pending: the order is not announced yet. */
  confirmed: boolean;
  /** On whose behalf stock is taken; a shopper by default. */
  taker?: Taker;
  /** A reserved order number; the next one by default. */
  number?: string;
}

/**
 * Places a cart at its current prices: takes stock, uses up promotions, assigns a number and promises a delivery
 * date.
 * @throws Refusal `stock`, `coupon.exhausted`, `coupon.used`, `order.state`.
 */
export async function placeOrder(
  work: UnitOfWork,
  order: Order,
  before: Order,
  placing: Placing,
): Promise<Order> {
  const credit = creditOf(order);
  const nothingToPay = dueOf(order) === 0;
  const state = orderStates.next(order.state, 'place');
  const checkoutState = checkoutStates.next(order.checkoutState, 'complete');
  const paymentState = paymentStates.next(order.paymentState, nothingToPay ? 'skip' : 'request');
  const shippingState = shippingStates.next(order.shippingState, 'request');
  if (!state || !checkoutState || !paymentState || !shippingState)
    throw refuse('order.state', { state: order.checkoutState });
  const options = await findShippingOptions(work.tx, deliveryCountry(order), order.offerVersion);
  await takeStock(work, stockOf(order), placing.taker);
  await spendPromotions(work, order, spentBy(order));
  const placedAt = new Date(work.now.epochMilliseconds);
  const placed: Order = {
    ...order,
    credit,
    state,
    checkoutState,
    paymentState,
    shippingState,
    email: await emailOf(work, order),
    shipment: promised(work, order, options),
    payment: order.payment && paymentOf(work, order, order.payment),
    number: placing.number ?? order.number,
    placedAt,
    acceptedAt: placedAt,
    termsVersion: placing.termsVersion,
    paymentDueAt: placing.paymentDueAt && new Date(placing.paymentDueAt.epochMilliseconds),
    confirmedAt: placing.confirmed ? placedAt : null,
    chargingUntil: null,
  };
  const saved = await saveOrder(work, placed, before);
  await keepExpressSurplus(work, saved.id, expressSurplusOf(saved, options));
  if (placing.confirmed) await announcePlaced(work, saved);
  return saved;
}

/**
 * An amount left to pay is awaited. An order fully paid by credit is paid now, with a transaction id made from its
 * token.
 */
function paymentOf(
  { now }: Pick<UnitOfWork, 'now'>,
  order: Order,
  payment: NonNullable<Order['payment']>,
): Order['payment'] {
  const amount = dueOf(order);
  if (amount > 0) return { ...payment, amount, state: 'new' };
  if (creditOf(order) === 0) return { ...payment, state: 'cart' };
  const transactionId = `credit:${order.token}`;
  return { ...payment, amount, state: 'completed', transactionId, paidAt: now.toString() };
}

/** E-mail for the confirmation: the one typed for this order, else the customer's own. */
async function emailOf(work: UnitOfWork, { email, customerId }: Order): Promise<string | null> {
  if (email !== null || customerId === null) return email;
  const customer = await findCustomer(work.tx, customerId);
  return customer?.email.toLowerCase() ?? null;
}

/** The promotions used, with their worth in cents; one without effect is not used up. */
function spentBy({ pricing }: Order) {
  const promised = pricing.promised ?? [];
  const promiseOf = (code: string) =>
    promised.find(({ terms }) => terms.code === code)?.promiseId ?? null;
  const taken = pricing.promotions
    .filter(({ code, amount }) => amount !== 0 && !isGesture(code))
    .map(({ code, couponCode, amount }) => ({ code, couponCode, amount: 0 - amount }));
  const given = pricing.freeProducts.map(({ promotionCode, couponCode, quantity, value }) => ({
    code: promotionCode,
    couponCode: couponCode ?? null,
    amount: quantity * (value ?? 0),
  }));
  // A promotion for later deliveries counts as used by the order that promises it.
  const begun = promised
    .filter(({ isGiven, promiseId }) => !isGiven && promiseId === null)
    .map(({ terms: { code, couponCode } }) => ({ code, couponCode, amount: 0 }));
  return [...taken, ...given, ...begun].map((spent) => ({
    ...spent,
    promiseId: promiseOf(spent.code),
  }));
}

function promised(
  work: UnitOfWork,
  order: Order,
  options: readonly ShippingOption[],
): Order['shipment'] {
  const dates = promiseDates(work, order, options);
  if (!order.shipment || !dates) throw refuse('order.state', { state: order.checkoutState });
  return { ...order.shipment, state: 'ready', ...dates };
}
