import { maskEmail } from '#kit/mask-email.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { findOrderById } from '#modules/orders/server/index.ts';
import { findSpentCoupons } from '#modules/promotions/server/index.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { emailHash, renewHashes } from './email-hash.ts';

/** Records that an invited person created an account, which the sponsor can see. */
export async function noteRegistered(
  work: UnitOfWork,
  { customerId }: { customerId: number },
  secrets: Secrets,
): Promise<void> {
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) return;
  await renewHashes(work, secrets, [customer.email]);
  await work.tx
    .updateTable('sponsorships')
    .set({ state: 'registered', friend_id: customerId })
    .where('email_hash', '=', emailHash(secrets, customer.email))
    .where('state', '=', 'sent')
    .execute();
}

/** Records a placed order with a sponsor's code as the friend's first order, invited or not. Idempotent. */
export async function noteOrder(
  work: UnitOfWork,
  { orderId }: { orderId: number },
  secrets: Secrets,
): Promise<void> {
  const codes = await findSpentCoupons(work.tx, orderId);
  if (codes.length === 0) return;
  const sponsor = await work.tx
    .selectFrom('sponsors as s')
    .innerJoin('coupons as c', 'c.friends_of', 's.customer_id')
    .select('s.customer_id')
    .where('c.code', 'in', codes)
    .executeTakeFirst();
  if (!sponsor) return;
  const order = await findOrderById(work.tx, orderId);
  if (!order?.email) return;
  await renewHashes(work, secrets, [order.email]);
  const found = { friend_id: order.customerId, order_id: order.id, withheld: null };
  await work.tx
    .insertInto('sponsorships')
    .values({
      ...found,
      sponsor_id: sponsor.customer_id,
      state: 'registered',
      email_hash: emailHash(secrets, order.email),
      email_hint: maskEmail(order.email),
      created_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['sponsor_id', 'email_hash'])
        .doUpdateSet({ ...found, state: 'registered' })
        .where('sponsorships.state', '<>', 'rewarded')
        .where((own) =>
          // A cancelled order is replaced by the next one.
          own.or([
            own('sponsorships.order_id', 'is', null),
            own('sponsorships.withheld', '=', 'cancelled'),
          ]),
        ),
    )
    .execute();
}
