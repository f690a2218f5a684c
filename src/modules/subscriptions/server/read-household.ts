import { listAnimals, presentAnimal } from '#modules/animals/server/index.ts';
import { listInvitations, listMembers, listShared } from '#modules/households/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { HouseholdEntry, HouseholdShape } from '../contracts.ts';
import { withLaterTotals } from './coming-deliveries.ts';
import { nameOf } from './name-of.ts';
import { presentSubscription } from './present.ts';
import { listSubscriptions } from './queries.ts';
import { loadDetails } from './read.ts';
import type { Subscription } from './subscription.ts';

const ALL = { page: 1, itemsPerPage: 100, offset: 0 };
/** Number of log entries shown. */
const MOST_ENTRIES = 40;

interface Person {
  customerId: number;
  /** Whether the animals feature is enabled (GRD-01). */
  hasAnimals: boolean;
}

/** The members of a customer's household, the households they belong to, and the log both sides see. */
export async function readHousehold(
  db: Db,
  { customerId, hasAnimals }: Person,
  today: Temporal.PlainDate,
): Promise<HouseholdShape> {
  const members = await listMembers(db, customerId);
  const invitations = await listInvitations(db, customerId, today);
  const shared: HouseholdShape['shared'] = [];
  const log: HouseholdEntry[] = [];
  if (members.length > 0) {
    const first = members.reduce((a, b) => (a.joinedAt < b.joinedAt ? a : b));
    log.push(...(await logOf(db, { ownerId: customerId, since: first.joinedAt })));
  }
  for (const { id, ownerId, ownerName, joinedAt, reminders } of await listShared(db, customerId)) {
    const own = await listSubscriptions(db, ownerId);
    const going = own.filter(({ status }) => status !== 'stopped');
    const details = await withLaterTotals(db, await loadDetails(db, ownerId, going, today), today);
    const { animals } = hasAnimals ? await listAnimals(db, ownerId, ALL) : { animals: [] };
    shared.push({
      id,
      ownerName,
      reminders,
      joinedAt: joinedAt.toISOString(),
      animals: animals.map((animal) => presentAnimal(animal, today)),
      subscriptions: details.map((detail) =>
        presentSubscription({ ...detail, isShared: true }, today),
      ),
    });
    log.push(...(await logOf(db, { ownerId, since: joinedAt })));
  }
  return {
    '@id': '/api/v2/shop/household',
    '@type': 'Household',
    members: members.map(({ id, firstName, email, joinedAt }) => ({
      id,
      firstName,
      email,
      joinedAt: joinedAt.toISOString(),
    })),
    invitations,
    shared,
    log: log.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_ENTRIES),
  };
}

/** Changes to an owner's subscriptions since they are shared, with their authors. */
async function logOf(
  db: Db,
  { ownerId, since }: { ownerId: number; since: Date },
): Promise<HouseholdEntry[]> {
  const rows = await db
    .selectFrom('subscription_changes as h')
    .innerJoin('subscriptions as s', 's.id', 'h.subscription_id')
    .innerJoin('customers as o', 'o.id', 's.customer_id')
    .leftJoin('customers as m', 'm.id', 'h.member_id')
    .select(['h.at', 'h.actor', 'h.kind', 's.code', 'h.undone_at as undoneAt'])
    .select(['o.first_name as ownerName', 'm.first_name as memberName'])
    .where('s.customer_id', '=', ownerId)
    .where('h.at', '>=', since)
    .orderBy('h.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  if (rows.length === 0) return [];
  const named = new Map(
    (await listSubscriptions(db, ownerId)).map((one): [string, Subscription] => [one.code, one]),
  );
  return rows.map(({ at, actor, kind, code, undoneAt, ownerName, memberName }) => {
    const by = { customer: 'owner', member: 'member', shop: 'shop', staff: 'shop' } as const;
    const names = { owner: ownerName, member: memberName, shop: null };
    const subscription = named.get(code);
    return {
      at: at.toISOString(),
      by: by[actor],
      byName: names[by[actor]],
      kind,
      subscription: code,
      subscriptionName: subscription ? nameOf(subscription) : code,
      undone: undoneAt !== null,
    };
  });
}
