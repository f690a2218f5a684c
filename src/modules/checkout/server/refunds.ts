import { lineKey, type Returned } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** A refund of an order; amounts in cents, tax included. */
export interface Refund extends Returned {
  id: number;
  orderId: number;
  reason: string;
  amount: number;
  /** Cents refunded as store credit; the rest goes back the way it was paid. */
  credit: number;
  transactionId: string;
  state: 'pending' | 'done' | 'refused';
  requestedAt: Date;
  doneAt: Date | null;
  /** Not for goods: returns money beyond the order total after its lines were changed (O-22). */
  surplus: boolean;
}

const columns = [
  'id',
  'order_id as orderId',
  'reason',
  'units',
  'shipping',
  'shipping_kept as shippingKept',
  'goodwill',
  'amount',
  'credit',
  'transaction_id as transactionId',
  'state',
  'requested_at as requestedAt',
  'done_at as doneAt',
  'surplus',
] as const;

/**
 * Paid or pending refunds of the order total, oldest first. Refunds of money beyond the total are
 * not included: `findSurplusRefunds`.
 */
export const findRefunds = (db: Db | Tx, orderId: number): Promise<Refund[]> =>
  standing(db, orderId).where('surplus', '=', false).execute();

/** Paid or pending refunds of money beyond the order total. */
export const findSurplusRefunds = (db: Db | Tx, orderId: number): Promise<Refund[]> =>
  standing(db, orderId).where('surplus', '=', true).execute();

/** All paid or pending refunds of an order, oldest first. */
export const findAllRefunds = (db: Db | Tx, orderId: number): Promise<Refund[]> =>
  standing(db, orderId).execute();

const standing = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refunds')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .orderBy('id');

interface SurplusRequest {
  order: Pick<Order, 'id'>;
  transactionId: string;
  /** Cents. */
  amount: number;
  reason: string;
  staffId: number;
}

/** Requests the refund of money received beyond the total of a locked order. */
export async function askForSurplus(
  work: UnitOfWork,
  { order, transactionId, amount, reason, staffId }: SurplusRequest,
): Promise<void> {
  const { id } = await work.tx
    .insertInto('refunds')
    .values({
      order_id: order.id,
      reason,
      transaction_id: transactionId,
      units: '{}',
      shipping: false,
      surplus: true,
      amount,
      requested_at: new Date(work.now.epochMilliseconds),
      done_at: null,
      asked_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.announce('refund.requested', { refundId: id });
}

/** Refuses the pending refunds planned on a hold, because their amounts no longer apply. */
export async function refuseSurplusOfHold(work: UnitOfWork, transactionId: string): Promise<void> {
  await work.tx
    .updateTable('refunds as r')
    .set({ state: 'refused' })
    .where('r.transaction_id', '=', transactionId)
    .where('r.surplus', '=', true)
    .where('r.state', '=', 'pending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_attempts as a')
          .select('a.hash')
          .whereRef('a.provider_reference', '=', 'r.transaction_id')
          .where('a.state', '=', 'accepted'),
      ),
    )
    .execute();
}

/** Removes pending refunds of a charge that brought no money. */
export async function dropPendingRefunds(work: UnitOfWork, orderId: number): Promise<void> {
  await work.tx
    .updateTable('refunds')
    .set({ state: 'refused' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}

/** A refund by its id, or null. */
export async function findRefund(db: Db | Tx, id: number): Promise<Refund | null> {
  const found = db.selectFrom('refunds').select(columns).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** The sold lines and prices, as credit notes and refunds need them. */
export const soldIn = ({ lines, pricing }: Order) => ({
  lines: lines.map(({ variantCode, subscriptionInterval, quantity, total, taxRate }) => ({
    key: lineKey(variantCode, subscriptionInterval),
    quantity,
    total,
    taxRate,
  })),
  shippingTaxes: pricing.shippingTaxes,
});
