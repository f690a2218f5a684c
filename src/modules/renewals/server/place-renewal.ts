import { startOfDay } from '#kit/dates.ts';
import { promiseAgain } from '#modules/catalog/server/index.ts';
import { payWithCredit } from '#modules/checkout/server/index.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import {
  lockOrder,
  type Order,
  placeOrder,
  saveOrder,
  setParcel,
} from '#modules/orders/server/index.ts';
import { findCredit, paysRenewals } from '#modules/payments/server/index.ts';
import {
  chargeCycle,
  findAnnounced,
  type OpenCycle,
  recordChange,
  type Subscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type GraceDays, givenUpOn } from '../rules/index.ts';
import { type Judged, judgeDelivery } from './judge-delivery.ts';
import { meetObstacle } from './meet-obstacle.ts';
import { saveRenewal } from './renewal.ts';
import { type RenewalCharge, renewalOf } from './renewal-charge.ts';
import { waitForGoods } from './wait-for-goods.ts';

/**
 * Places the draft of a due delivery with the goods available: stock is taken from what is reserved for subscribers,
 * and held until the order is paid or cancelled. Null when there is nothing to charge: nothing can leave, or it is
 * free.
 */
export async function placeRenewal(
  work: UnitOfWork,
  subscription: Subscription,
  cycle: OpenCycle,
  graceDays: GraceDays,
): Promise<RenewalCharge | null> {
  const draft = await lockOrder(work, cycle.token ?? '');
  if (draft?.state !== 'cart') throw new Error(`${subscription.code} has no draft`);
  const announced = await findAnnounced(work.tx, [cycle.id]);
  const { items, nextPoint } = subscription;
  const plan = { items, nextPoint, shippingDate: cycle.shippingDate };
  const judged = await judgeDelivery(work, draft, announced.get(cycle.id) ?? null, plan);
  if (judged.waits) {
    await waitForGoods(work, subscription, cycle, judged.waits);
    return null;
  }
  if (judged.obstacle) {
    await meetObstacle(work, subscription, cycle, judged);
    return null;
  }
  const order = await withCredit(work, judged.order);
  const isFree = dueOf(order) === 0;
  await saveRenewal(work, cycle.id, {
    state: 'charging',
    order_id: draft.id,
    tries: 1,
    first_tried_on: work.today.toString(),
  });
  await chargeCycle(work, subscription);
  // It no longer shares a parcel, so it must not be packed with the former companions.
  if (!judged.isTogether) await setParcel(work, [draft.id], null);
  // A substitute is a new line, which must be saved before the order is placed.
  const isWritten = judged.order.lines.every(({ id }) => id !== null);
  const whole = isWritten ? order : await saveOrder(work, order, draft);
  await payWithCredit(work, whole);
  await placeOrder(work, whole, isWritten ? draft : whole, {
    termsVersion: subscription.termsVersion,
    paymentDueAt: isFree ? null : startOfDay(givenUpOn(work.today, graceDays)),
    confirmed: isFree,
    taker: 'subscription',
  });
  await promiseAgain(work, judged.taken);
  await noteReplaced(work, cycle, judged);
  await tellPlanB(work, subscription, judged);
  await tellLeftOut(work, subscription, judged);
  return isFree ? null : { ...renewalOf(work, subscription, cycle), tries: 1 };
}

/** Applies store credit if the customer chose to pay deliveries with it (O-23). */
export async function withCredit(work: UnitOfWork, order: Order): Promise<Order> {
  const { customerId } = order;
  const isPaying = customerId !== null && (await paysRenewals(work.tx, customerId));
  return { ...order, credit: isPaying ? await findCredit(work.tx, customerId, work.today) : 0 };
}

/** Stores the substitutes with the delivery: they count as food of the animals that eat the missing line. */
async function noteReplaced({ tx }: UnitOfWork, { id }: OpenCycle, { replaced }: Judged) {
  if (replaced.length === 0) return;
  const noted = replaced.map(({ from, to, quantity, pieces, grams }) => {
    return { from, to, quantity, pieces, grams };
  });
  await tx
    .updateTable('subscription_cycles')
    .set({ replaced: JSON.stringify(noted) })
    .where('id', '=', id)
    .execute();
}

/** Mails the substitutes and alternative points that were used (N-08). */
async function tellPlanB(
  work: UnitOfWork,
  subscription: Subscription,
  { replaced, rerouted }: Judged,
) {
  if (replaced.length > 0) {
    const named = replaced.map(
      ({ quantity, productName, pieces, insteadName }) =>
        `${quantity} × ${productName} → ${pieces} × ${insteadName}`,
    );
    const details = { products: named.join(', ') };
    await recordChange(work, subscription, { kind: 'replaced', actor: 'shop', details });
  }
  if (rerouted) {
    const { closed, to } = rerouted;
    const details = { closed, products: `${to.name}, ${to.street}, ${to.postcode} ${to.city}` };
    await recordChange(work, subscription, { kind: 'rerouted', actor: 'shop', details });
  }
}

/** Mails the goods that were left out: they are not charged (REL-36). */
async function tellLeftOut(work: UnitOfWork, subscription: Subscription, { leftOut }: Judged) {
  if (leftOut.length === 0) return;
  const products = leftOut.map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const details = { products: products.join(', ') };
  await recordChange(work, subscription, { kind: 'left_out', actor: 'shop', details });
}
