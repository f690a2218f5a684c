import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';

/** What a statement of a bank shows of how an order was paid. */
export interface OrderCharge {
  method: PaymentMethodCode;
  /** Null for other ways than a card. */
  card: CardSummary | null;
  authorizedAt: Date | null;
}

/** The charge an order stands on or stood on: the latest one somebody agreed to; null before one. */
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
