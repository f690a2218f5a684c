import { recordSubscriber } from '#modules/customers/server/index.ts';
import {
  findOrderById,
  labelOrder,
  lockOrder,
  type Order,
  type OrderLine,
} from '#modules/orders/server/index.ts';
import { findCardOfOrder } from '#modules/payments/server/index.ts';
import { promiseDeliveries } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { datesOf } from '../rules/index.ts';
import { feedTheOnlyOne } from './fed-animals.ts';
import { nextCode } from './next-code.ts';
import { prepareDraft } from './prepare-draft.ts';
import { findSubscriptionByCode } from './queries.ts';
import { recordChange } from './record-change.ts';
import type { Subscription } from './subscription.ts';
import type { VariantSnapshot } from './tables.ts';

/**
 * Starts the subscriptions an order was placed with: one per interval, with the order as their first delivery and its
 * card for later ones. Lines are assigned to the only animal they can be for. Idempotent (REL-06). A visitor's order,
 * a later delivery, or an order cancelled meanwhile starts none.
 */
export async function startSubscriptions(work: UnitOfWork, orderId: number): Promise<void> {
  const found = await findOrderById(work.tx, orderId);
  const order = found && (await lockOrder(work, found.token));
  const isFirst = order?.subscription === null && order.state !== 'cart';
  if (!order || !isFirst || order.state === 'cancelled' || order.customerId === null) return;
  const rhythms = new Set(order.lines.flatMap((line) => line.subscriptionInterval ?? []));
  if (rhythms.size === 0) return;
  const codes: string[] = [];
  for (const frequency of [...rhythms].toSorted((a, b) => a - b)) {
    const code = await start(work, order, order.customerId, frequency);
    if (code) codes.push(code);
  }
  const [first] = codes;
  if (first === undefined) return;
  await labelOrder(work, order.id, first);
  await recordSubscriber(work, order.customerId, true);
}

/** Null when it was started before. */
async function start(
  work: UnitOfWork,
  order: Order,
  customerId: number,
  frequency: number,
): Promise<string | null> {
  const now = new Date(work.now.epochMilliseconds);
  const anchor = order.shipment?.dispatchOn ?? work.today.toString();
  const code = await nextCode(work);
  const written = await work.tx
    .insertInto('subscriptions')
    .values({
      code,
      customer_id: customerId,
      channel: order.channel,
      locale: order.locale,
      currency: order.currency,
      frequency,
      anchor_date: anchor,
      deliveries_done: 1,
      first_frequency: frequency,
      ...placesOf(order),
      card_id: await findCardOfOrder(work.tx, order.token),
      created_from: order.id,
      terms_version: order.termsVersion as string,
      accepted_at: order.acceptedAt as Date,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['created_from', 'first_frequency']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return null;
  const lines = order.lines.filter((line) => line.subscriptionInterval === frequency);
  await work.tx
    .insertInto('subscription_items')
    .values(
      lines.map((line) => ({
        subscription_id: written.id,
        variant_code: line.variantCode,
        quantity: line.quantity,
        known: JSON.stringify(snapshotOf(line)),
      })),
    )
    .execute();
  const codes = lines.map(({ variantCode }) => variantCode);
  await feedTheOnlyOne(work, { id: written.id, customerId }, codes);
  await work.tx
    .insertInto('subscription_cycles')
    .values({
      subscription_id: written.id,
      number: 1,
      state: 'placed',
      order_id: order.id,
      planned_date: anchor,
      shipping_date: anchor,
      created_at: now,
      closed_at: now,
    })
    .execute();
  const started = { subscription: code, frequency, orderId: order.id };
  await promiseDeliveries(work, started, order.pricing.promised ?? []);
  const subscription = (await findSubscriptionByCode(work.tx, code)) as Subscription;
  const second = datesOf(Temporal.PlainDate.from(anchor).add({ days: frequency }));
  await prepareDraft(work, subscription, { number: 2, ...second });
  await recordChange(work, subscription, { kind: 'started', actor: 'customer' });
  await work.announce('subscription.created', { code });
  return code;
}

/**
 * Addresses and method are taken over; coupons are not, since they are for the order they were typed for and for what
 * it promised.
 */
const placesOf = ({ billingAddress, shippingAddress, shipment }: Order) => ({
  billing_address: JSON.stringify(withoutId(billingAddress)),
  shipping_address: JSON.stringify(withoutId(shippingAddress)),
  method_code: shipment?.methodCode as string,
  pickup_point: shipment?.pickupPoint ?? null,
  pickup_address: shipment?.pickupAddress ? JSON.stringify(shipment.pickupAddress) : null,
});

function withoutId(address: Order['billingAddress']) {
  const { id: _, ...fields } = address as NonNullable<typeof address>;
  return fields;
}

/** The data of a variant stored with a subscription, independent of the catalogue. */
export const snapshotOf = (line: OrderLine): VariantSnapshot => ({
  variantCode: line.variantCode,
  productSku: line.productSku,
  productSlug: line.productSlug,
  productName: line.productName,
  variantName: line.variantName,
  variantSlug: line.variantSlug,
  pictureHash: line.pictureHash,
  taxCategory: line.taxCategory,
  netGrams: line.netGrams,
  grossGrams: line.grossGrams,
  unitPrice: line.unitPrice,
  originalUnitPrice: line.originalUnitPrice,
});
