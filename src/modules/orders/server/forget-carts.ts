import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Deletes abandoned carts, since they may contain an address (PRV-07). One statement. The next delivery of a
 * subscription is not a cart and stays, however old it is.
 */
export async function forgetCarts({ db, clock }: AppContext): Promise<void> {
  const visitors = momentBefore(clock.now(), retention.visitorCarts);
  const customers = momentBefore(clock.now(), retention.customerCarts);
  await db
    .deleteFrom('orders')
    .where('state', '=', 'cart')
    .where('subscription', 'is', null)
    // Implied by the conditions below; `created_at` has an index, and edits do not change it.
    .where('created_at', '<', visitors)
    .where((where) =>
      where.or([
        where.and([where('customer_id', 'is', null), where('updated_at', '<', visitors)]),
        where('updated_at', '<', customers),
      ]),
    )
    .execute();
}
