import { findAttempt } from '#modules/payments/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { AppContext } from '#registry/schema.ts';
import { duePoints } from '../rules/index.ts';
import { capturePayment } from './processes/settle-payment.ts';

const AT_ONCE = 100;

/** Captures the holds of orders of which a parcel has left, and those about to end (PAY-07). */
export async function captureDue(appContext: AppContext): Promise<void> {
  const { until, since } = duePoints(appContext.clock.now());
  const held = await appContext.db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.token', 'a.order_token')
    .leftJoin('shipments as s', 's.order_id', 'o.id')
    .select('a.hash')
    .where('a.state', '=', 'accepted')
    .where('o.state', '<>', 'cancelled')
    .where((where) =>
      where.or([
        where('o.state', '=', 'completed'),
        where((from) => from.fn('jsonb_array_length', ['s.parcels']), '>', 0),
        where('a.held_until', '<=', new Date(until.epochMilliseconds)),
        where.and([
          where('a.held_until', 'is', null),
          where('a.updated_at', '<=', new Date(since.epochMilliseconds)),
        ]),
      ]),
    )
    .orderBy('a.id')
    .limit(AT_ONCE)
    .execute();
  await forEachIsolated(appContext, held, async ({ hash }) => {
    const attempt = await findAttempt(appContext.db, hash);
    if (attempt?.state === 'accepted') await capturePayment(appContext, attempt);
  });
}
