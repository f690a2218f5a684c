import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';

/** The details of an order's payment, as shown on a bank statement. */
export interface OrderCharge {
  method: PaymentMethodCode;
  /** Null for methods other than a card. */
  card: CardSummary | null;
  authorizedAt: Date | null;
}

/** The charge an order is confirmed on, or was: the latest one the payer agreed to; null if there is none. */
export async function findChargeOf(db: Db | Tx, orderToken: string): Promise<OrderCharge | null> {
  const found = await db
    .selectFrom('payment_attempts')
    .select(['method_code as method', 'card', 'authorized_at as authorizedAt'])
    .where('order_token', '=', orderToken)
    .where('authorized_at', 'is not', null)
    .orderBy(sql`state in ('authorized', 'accepted', 'captured')`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found ?? null;
}
