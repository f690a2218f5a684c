import { startOfDay } from '#kit/dates.ts';
import { lockOrder, placeOrder } from '#modules/orders/server/index.ts';
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

/**
 * Makes an order of the draft of a delivery that is due, with what is there of it: the stock is
 * taken out of what is promised to subscribers, and held until the order is paid or given up. Null
 * when nothing is to be charged: nothing can leave, or it costs nothing.
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
  const judged = await judgeDelivery(work, draft, announced.get(cycle.id) ?? null);
  if (judged.obstacle) {
    await meetObstacle(work, subscription, cycle, judged);
    return null;
  }
  const isFree = judged.order.pricing.total === 0;
  await saveRenewal(work, cycle.id, {
    state: 'charging',
    order_id: draft.id,
    tries: 1,
    first_tried_on: work.today.toString(),
  });
  await chargeCycle(work, subscription);
  await placeOrder(work, judged.order, draft, {
    termsVersion: subscription.termsVersion,
    paymentDueAt: isFree ? null : startOfDay(givenUpOn(work.today, graceDays)),
    confirmed: isFree,
    taker: 'subscription',
  });
  await tellLeftOut(work, subscription, judged);
  return isFree ? null : { ...renewalOf(work, subscription, cycle), tries: 1 };
}

/** What was wanted and does not leave is said in writing: it is not paid either (REL-36). */
async function tellLeftOut(work: UnitOfWork, subscription: Subscription, { leftOut }: Judged) {
  if (leftOut.length === 0) return;
  const products = leftOut.map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const details = { products: products.join(', ') };
  await recordChange(work, subscription, { kind: 'left_out', actor: 'shop', details });
}
