import { findAttemptOfCharge } from '#modules/payments/server/index.ts';
import { eachAlone } from '#platform/each-alone.ts';
import type { Machine } from '#schema.ts';
import { capturePayment } from './settle-payment.ts';

const AT_ONCE = 100;

/** Takes the money of orders that left while it was only held for them (PAY-07). */
export async function captureShipped(machine: Machine): Promise<void> {
  const held = await machine.db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select('p.transaction_id as transactionId')
    .where('o.state', '=', 'completed')
    .where('o.payment_state', '=', 'authorized')
    .limit(AT_ONCE)
    .execute();
  await eachAlone(machine, held, async ({ transactionId }) => {
    const attempt = transactionId && (await findAttemptOfCharge(machine.db, transactionId));
    if (attempt && attempt.state === 'accepted') await capturePayment(machine, attempt);
  });
}
