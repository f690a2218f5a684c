import type { Machine } from '#schema.ts';

const DAYS_OF_A_VISITOR = 60;
const DAYS_OF_A_CUSTOMER = 365;

/**
 * Deletes carts nobody touched for long: they may hold an address (PRV-07). One statement. The next
 * delivery of a subscription is no cart, however long it waits.
 */
export async function forgetCarts({ db, clock }: Machine): Promise<void> {
  const before = (days: number) =>
    new Date(clock.now().subtract({ hours: 24 * days }).epochMilliseconds);
  await db
    .deleteFrom('orders')
    .where('state', '=', 'cart')
    .where('subscription', 'is', null)
    // Says no more than the lines below, in words there is an index for: edits leave it alone.
    .where('created_at', '<', before(DAYS_OF_A_VISITOR))
    .where((where) =>
      where.or([
        where.and([
          where('customer_id', 'is', null),
          where('updated_at', '<', before(DAYS_OF_A_VISITOR)),
        ]),
        where('updated_at', '<', before(DAYS_OF_A_CUSTOMER)),
      ]),
    )
    .execute();
}
