import { lineKey, type Returned } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** Money given back for an order that left; amounts in tax-included cents. */
export interface Refund extends Returned {
  id: number;
  orderId: number;
  reason: string;
  amount: number;
  /** Cents of it that go back as store credit; the rest as it was paid. */
  credit: number;
  transactionId: string;
  state: 'pending' | 'done' | 'refused';
  requestedAt: Date;
  doneAt: Date | null;
  /** It is of no goods: more is here than the order comes to since its lines were changed (O-22). */
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
 * What went back, or is on its way back, of what an order comes to, oldest first. What was here beyond
 * that is no part of it: `findSurplusRefunds`.
 */
export const findRefunds = (db: Db | Tx, orderId: number): Promise<Refund[]> =>
  standing(db, orderId).where('surplus', '=', false).execute();

/** What went back, or is on its way back, beyond what an order comes to. */
export const findSurplusRefunds = (db: Db | Tx, orderId: number): Promise<Refund[]> =>
  standing(db, orderId).where('surplus', '=', true).execute();

/** All money of an order that went back, or is on its way back, oldest first. */
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

/** Asks for money to go back that is here beyond what a locked order comes to. */
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

/** What was to go back of a charge that is only held is not to go back as it was asked for. */
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

/** The charge they were to be given back on brought no money: nothing is to be given back. */
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

/** What was sold, as credit notes and refunds read it. */
export const soldIn = ({ lines, pricing }: Order) => ({
  lines: lines.map(({ variantCode, subscriptionInterval, quantity, total, taxRate }) => ({
    key: lineKey(variantCode, subscriptionInterval),
    quantity,
    total,
    taxRate,
  })),
  shippingTaxes: pricing.shippingTaxes,
});
