import { sql } from 'kysely';
import { findOrders } from '#modules/orders/server/index.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db, Tx } from '#registry/schema.ts';

function selectSponsorships(db: Db | Tx, sponsorId: number) {
  return db
    .selectFrom('sponsorships')
    .where('sponsor_id', '=', sponsorId)
    .select(['id', 'email_hint as email', 'state'])
    .select(sql<Date>`coalesce(sent_at, created_at)`.as('sentAt'));
}

export type Sponsorship = Awaited<
  ReturnType<ReturnType<typeof selectSponsorships>['execute']>
>[number];

/** A page of a customer's recommendations, newest first. */
export async function listSponsorships(
  db: Db | Tx,
  sponsorId: number,
  { offset, itemsPerPage }: Paging,
): Promise<{ sponsorships: Sponsorship[]; total: number }> {
  const sponsorships = await selectSponsorships(db, sponsorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('sponsorships')
    .where('sponsor_id', '=', sponsorId)
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { sponsorships, total };
}

/** The owner of a code, or null. */
export async function findSponsorOf(db: Db | Tx, code: string) {
  const found = db
    .selectFrom('sponsors as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.customer_id as customerId', 's.code', 'c.first_name as firstName'])
    .where('s.code', '=', code);
  return (await found.executeTakeFirst()) ?? null;
}

/** Hashes among these that were invited before, by anybody. */
export async function findInvited(db: Db | Tx, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sponsorships')
    .select('email_hash')
    .where('email_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ email_hash }) => email_hash));
}

/** Number of invitations by a sponsor since a moment. */
export async function countSent(db: Db | Tx, sponsorId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sponsorships')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('sponsor_id', '=', sponsorId)
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Delivered orders of friends for which no reward was given or refused yet. */
export async function findOwedRewards(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('sponsorships')
    .select('order_id')
    .where('state', '=', 'registered')
    .where('withheld', 'is', null)
    .where('order_id', 'is not', null)
    .execute();
  const orders = await findOrders(
    db,
    rows.map(({ order_id }) => order_id as number),
  );
  return orders.filter(({ shipment }) => shipment?.deliveredAt).map(({ id }) => id);
}

/** A customer's own code, and their sponsor; null where there is none. */
export async function findPlaceOf(
  db: Db,
  customerId: number,
): Promise<{ code: string | null; sponsor: number | null }> {
  const shared = db.selectFrom('sponsors').select('code').where('customer_id', '=', customerId);
  const from = db
    .selectFrom('sponsorships')
    .select('sponsor_id as sponsor')
    .where('friend_id', '=', customerId)
    .orderBy('id')
    .limit(1);
  const [own, by] = await Promise.all([shared.executeTakeFirst(), from.executeTakeFirst()]);
  return { code: own?.code ?? null, sponsor: by?.sponsor ?? null };
}
