import { refuse } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import type { Db } from '#registry/schema.ts';
import { type Later, withLaterTotals } from './coming-deliveries.ts';
import { findSubscriptionByCode } from './queries.ts';
import { loadDetails, type SubscriptionDetail } from './read.ts';
import type { SubscriptionChangesTable } from './tables.ts';

/** Number of history entries the team sees. */
const MOST_CHANGES = 100;

export interface TeamSubscriptionDetail extends SubscriptionDetail, Later {
  customer: Customer;
  /** Number of its first order. */
  createdFrom: string | null;
  /** Civil date. */
  endingOn: string | null;
  /** Newest first. */
  changes: readonly (Pick<SubscriptionChangesTable, 'at' | 'actor' | 'kind' | 'scope'> & {
    id: number;
    details: Record<string, unknown>;
  })[];
}

/**
 * Any customer's subscription with its history and context.
 * @throws Refusal `subscription.unknown`.
 */
export async function readForTeam(
  db: Db,
  code: string,
  today: Temporal.PlainDate,
): Promise<TeamSubscriptionDetail> {
  const subscription = await findSubscriptionByCode(db, code);
  if (!subscription) throw refuse('subscription.unknown');
  const { id, customerId } = subscription;
  const [detail] = await withLaterTotals(
    db,
    await loadDetails(db, customerId, [subscription], today),
    today,
  );
  const customer = await findCustomer(db, customerId);
  if (!detail || !customer) throw refuse('subscription.unknown');
  const more = await db
    .selectFrom('subscriptions as s')
    .leftJoin('orders as o', 'o.id', 's.created_from')
    .select(['o.number as createdFrom', 's.ending_on as endingOn'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('subscription_changes')
    .select(['id', 'at', 'actor', 'kind', 'scope', 'details'])
    .where('subscription_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  return { ...detail, ...more, customer, changes };
}
