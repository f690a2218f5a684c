import { jsonText } from '#kit/json-text.ts';
import { findOrderById, readLineRows } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Access, lockForChange, lockOf } from './lock-for-change.ts';
import { notingParting } from './note-parting.ts';
import type { Subscription } from './subscription.ts';
import type { BeforeChange } from './tables.ts';

/**
 * Runs a change of a subscription and stores the state before it with the history entry, so that its customer may
 * undo it until the delivery is locked (N-07). Payments and endings do not use it.
 */
export async function undoable<T>(
  work: UnitOfWork,
  access: Access,
  command: (work: UnitOfWork, access: Access) => Promise<T>,
): Promise<T> {
  const subscription = await lockForChange(work, access);
  const before = await stateOf(work, subscription);
  const latest = await latestId(work, subscription);
  const result = await notingParting(work, subscription, access, () => command(work, access));
  if (before)
    await work.tx
      .updateTable('subscription_changes')
      .set({ undo: jsonText(before) })
      .where('subscription_id', '=', subscription.id)
      .where('id', '>', latest)
      .execute();
  return result;
}

async function latestId({ tx }: UnitOfWork, { id }: Subscription): Promise<number> {
  const { latest } = await tx
    .selectFrom('subscription_changes')
    .select(({ fn }) => fn.max('id').as('latest'))
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

/** The state of a subscription and its next delivery; null when no delivery is planned. */
async function stateOf(work: UnitOfWork, subscription: Subscription): Promise<BeforeChange | null> {
  const { cycle } = subscription;
  if (!cycle) return null;
  const { status, frequency, anchorDate, followingDate, billingAddress, shippingAddress } =
    subscription;
  const { methodCode, pickupPoint, pickupAddress, couponCodes, pausedUntil, heldFor } =
    subscription;
  return {
    cycleId: cycle.id,
    subscription: {
      status,
      frequency,
      anchorDate,
      followingDate,
      billingAddress,
      shippingAddress,
      methodCode,
      pickupPoint,
      pickupAddress,
      couponCodes,
      pausedAt: subscription.pausedAt?.toISOString() ?? null,
      pausedUntil,
      heldFor,
    },
    items: subscription.items.map(({ id, variantCode, quantity, known: existing }) => ({
      id,
      variantCode,
      quantity,
      known: existing,
    })),
    delivery: await deliveryOf(work, subscription),
  };
}

async function deliveryOf(
  { tx, today }: UnitOfWork,
  subscription: Subscription,
): Promise<BeforeChange['delivery']> {
  const { cycle } = subscription;
  const lock = lockOf(subscription, today);
  const isHeld = lock === null || lock === 'subscription.paused';
  if (!isHeld || !cycle?.orderId) return null;
  const draft = await findOrderById(tx, cycle.orderId);
  if (draft?.state !== 'cart') return null;
  const { couponCodes, billingAddress, shippingAddress, shipment, checkoutState } = draft;
  return {
    plannedDate: cycle.plannedDate,
    shippingDate: cycle.shippingDate,
    lines: await readLineRows(tx, draft.id),
    couponCodes,
    billingAddress,
    shippingAddress,
    methodCode: shipment?.methodCode ?? null,
    pickupPoint: shipment?.pickupPoint ?? null,
    pickupAddress: shipment?.pickupAddress ?? null,
    checkoutState,
  };
}
