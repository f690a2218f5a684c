import { sql } from 'kysely';
import { recordNewsletterChoice } from '#modules/customers/server/index.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Deletes subscriptions never confirmed, ended long ago, or whose address has had neither account
 * nor order for long (PRV-08). Returns their number.
 */
export async function forgetStale(work: UnitOfWork): Promise<number> {
  const {
    newsletterUnconfirmed: unconfirmedFor,
    newsletterLeft: leftFor,
    newsletter: silentFor,
  } = retention;
  const unconfirmed = momentBefore(work.now, unconfirmedFor);
  const left = momentBefore(work.now, leftFor);
  const silent = momentBefore(work.now, silentFor);
  const silentOn = work.today.subtract(silentFor).toString();
  const gone = await work.tx
    .deleteFrom('newsletter_subscriptions as n')
    .where((row) =>
      row.or([
        row.and([row('n.state', '=', 'pending'), row('n.asked_at', '<', unconfirmed)]),
        row.and([row('n.state', '=', 'left'), row('n.left_at', '<', left)]),
        row.and([
          row('n.state', '=', 'confirmed'),
          row('n.confirmed_at', '<', silent),
          sql<boolean>`not exists (select from customers c
            where lower(c.email) = n.email and c.last_seen_on > ${silentOn})`,
          sql<boolean>`not exists (select from orders o
            where o.email = n.email and o.placed_at > ${silent})`,
        ]),
      ]),
    )
    .returning(['n.email', 'n.state'])
    .execute();
  for (const { email, state } of gone)
    if (state === 'confirmed') await recordNewsletterChoice(work, email, false);
  return gone.length;
}
