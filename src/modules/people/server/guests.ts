import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { refsFoundBy } from '#modules/team-search/server/index.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { GuestRowShape } from '../admin-contracts.ts';

interface GuestFacts {
  name?: string | null;
  email?: string | null;
  orders?: number;
  messages?: number;
}

interface GuestRow {
  ref: string;
  key: string;
  title: string;
  facts: GuestFacts;
  at: Date | null;
}

/** E-mails that ordered or wrote without an account, latest first; two statements. */
export async function listGuests(
  db: Db,
  search: string | undefined,
  { offset, itemsPerPage }: Paging,
): Promise<{ rows: GuestRow[]; total: number }> {
  const words = search?.trim() ?? '';
  const narrowed = db
    .selectFrom('team_documents as d')
    .where('d.kind', '=', 'guest')
    .$if(words !== '', (q) =>
      q.where(sql<boolean>`d.ref in (select f.ref from (${refsFoundBy('guest', words)}) f)`),
    );
  const rows = await narrowed
    .select(['d.ref', 'd.key', 'd.title', 'd.facts', 'd.at'])
    .orderBy('d.at', 'desc')
    .orderBy('d.ref')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await narrowed
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/**
 * A guest by the key in a URL.
 * @throws Refusal `guest.unknown`
 */
export async function getGuest(db: Db, key: string): Promise<GuestRow> {
  const found = await db
    .selectFrom('team_documents')
    .select(['ref', 'key', 'title', 'facts', 'at'])
    .where('kind', '=', 'guest')
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) throw refuse('guest.unknown');
  return found;
}

/** A row of the list of guests. */
export const presentGuest = ({ key, title, facts, at }: GuestRow): GuestRowShape => ({
  '@id': `/api/v2/admin/guests/${key}`,
  '@type': 'Guest',
  key,
  name: facts.name ?? title,
  email: facts.email ?? '',
  orders: facts.orders ?? 0,
  messages: facts.messages ?? 0,
  lastAt: at?.toISOString() ?? null,
});

/** Delivery and billing addresses of a guest, each once, latest first: one statement. */
export async function listGuestAddresses(db: Db, mailbox: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_addresses as a', 'a.order_id', 'o.id')
    .where(sql`mailbox_of(o.email)`, '=', mailbox)
    .where('o.placed_at', 'is not', null)
    .where('o.customer_id', 'is', null)
    .select(['a.first_name as firstName', 'a.last_name as lastName', 'a.company', 'a.street'])
    .select(['a.street2', 'a.postcode', 'a.city', 'a.country_code as countryCode'])
    .select(['a.phone_number as phoneNumber'])
    .select(({ fn }) => fn.max('o.placed_at').as('at'))
    .groupBy(['a.first_name', 'a.last_name', 'a.company', 'a.street', 'a.street2'])
    .groupBy(['a.postcode', 'a.city', 'a.country_code', 'a.phone_number'])
    .orderBy('at', 'desc')
    .limit(20)
    .execute();
}

/** Number and total in cents of a guest's orders, without cancelled ones, and the customer with the same e-mail. */
export async function sumGuest(db: Db, mailbox: string) {
  const { rows } = await sql<{ count: number; spent: number; customerId: number | null }>`
    select count(*)::integer as count, coalesce(sum(o.total), 0)::integer as spent,
      (select min(c.id) from customers c where lower(c.email) = ${mailbox}) as "customerId"
    from orders o
    where mailbox_of(o.email) = ${mailbox} and o.placed_at is not null and o.customer_id is null
      and o.state <> 'cancelled'`.execute(db);
  return rows[0] ?? { count: 0, spent: 0, customerId: null };
}
