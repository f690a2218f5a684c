import { refuse } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import type { Db } from '#schema.ts';
import { findSubscriptionByCode } from './queries.ts';
import { type Around, readAround } from './read.ts';
import type { SubscriptionChangesTable } from './tables.ts';

/** How much of the history of a subscription the team sees. */
const MOST_CHANGES = 100;

export interface TeamAround extends Around {
  customer: Customer;
  /** Number of the order it began with. */
  createdFrom: string | null;
  /** Civil date. */
  endingOn: string | null;
  /** Newest first. */
  changes: readonly (Pick<SubscriptionChangesTable, 'at' | 'actor' | 'kind' | 'scope'> & {
    id: number;
    details: Record<string, unknown>;
  })[];
}

/** Anybody's subscription with what stands around it. @throws Refusal `subscription.unknown`. */
export async function readForTeam(
  db: Db,
  code: string,
  today: Temporal.PlainDate,
): Promise<TeamAround> {
  const subscription = await findSubscriptionByCode(db, code);
  if (!subscription) throw refuse('subscription.unknown');
  const { id, customerId } = subscription;
  const [around] = await readAround(db, customerId, [subscription], today);
  const customer = await findCustomer(db, customerId);
  if (!around || !customer) throw refuse('subscription.unknown');
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
  return { ...around, ...more, customer, changes };
}
