import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Deletes carts nobody touched for long: they may hold an address (PRV-07). One statement. The next
 * delivery of a subscription is no cart, however long it waits.
 */
export async function forgetCarts({ db, clock }: AppContext): Promise<void> {
  const visitors = momentBefore(clock.now(), retention.visitorCarts);
  const customers = momentBefore(clock.now(), retention.customerCarts);
  await db
    .deleteFrom('orders')
    .where('state', '=', 'cart')
    .where('subscription', 'is', null)
    // Says no more than the lines below, in words there is an index for: edits leave it alone.
    .where('created_at', '<', visitors)
    .where((where) =>
      where.or([
        where.and([where('customer_id', 'is', null), where('updated_at', '<', visitors)]),
        where('updated_at', '<', customers),
      ]),
    )
    .execute();
}
