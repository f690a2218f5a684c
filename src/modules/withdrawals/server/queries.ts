import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { WithdrawalsTable } from './tables.ts';

/** A declaration of withdrawal. */
export interface Withdrawal {
  id: number;
  reference: string;
  orderNumber: string;
  name: string;
  email: string;
  /** The goods withdrawn from, in the customer's words; null for the whole order. */
  items: string | null;
  /** The goods remaining; null when the declaration names none. */
  remaining: string | null;
  orderId: number | null;
  standing: WithdrawalsTable['standing'];
  refundBy: string | null;
  declaredAt: Date;
  /** Null until it is confirmed or denied, or the waiting time has passed. */
  decision: WithdrawalsTable['decision'];
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('withdrawals')
    .select([
      'id',
      'reference',
      'order_number as orderNumber',
      'name',
      'email',
      'items',
      'remaining',
    ])
    .select(['order_id as orderId', 'standing', 'refund_by as refundBy'])
    .select(['declared_at as declaredAt', 'decision']);

/** A declaration by its id, or null. */
export async function findWithdrawal(db: Db | Tx, id: number): Promise<Withdrawal | null> {
  return (await select(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** An undecided declaration, locked; null when it was decided. */
export async function lockWaiting(tx: Tx, id: number): Promise<Withdrawal | null> {
  const found = select(tx).where('id', '=', id).where('decision', 'is', null).forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}

/** The latest declaration about an order that its customer did not deny, or null. */
export async function findLatestOf(db: Db | Tx, orderId: number): Promise<Withdrawal | null> {
  const found = select(db)
    .where('order_id', '=', orderId)
    .where(sql<boolean>`decision is distinct from 'denied'`)
    .orderBy('id', 'desc');
  return (await found.executeTakeFirst()) ?? null;
}

/** An identical declaration since an instant, or null. */
export async function findSame(
  db: Db | Tx,
  given: Pick<Withdrawal, 'orderNumber' | 'email' | 'name' | 'items'>,
  since: Date,
): Promise<Withdrawal | null> {
  const found = select(db)
    .where('order_number', '=', given.orderNumber)
    .where(sql`lower(email)`, '=', given.email.toLowerCase())
    .where('name', '=', given.name)
    .where('items', 'is not distinct from', given.items)
    .where('declared_at', '>=', since);
  return (await found.executeTakeFirst()) ?? null;
}

/** Declarations with a refund that is due, most urgent first. For the team. */
export function findDue(db: Db): Promise<Withdrawal[]> {
  return select(db)
    .where('standing', '=', 'in_time')
    .where(sql<boolean>`decision is distinct from 'denied'`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('orders as o')
          .whereRef('o.id', '=', 'withdrawals.order_id')
          .where('o.state', '!=', 'cancelled')
          .where('o.payment_state', '!=', 'refunded'),
      ),
    )
    .orderBy('refund_by')
    .limit(200)
    .execute();
}
