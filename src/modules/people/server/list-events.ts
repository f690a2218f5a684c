import { sql } from 'kysely';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { EventShape } from '../admin-contracts.ts';

/** The person: a customer by id, or an e-mail without an account. */
export type Whose = { customerId: number } | { mailbox: string };

interface EventRow {
  at: Date;
  kind: EventShape['kind'];
  key: string;
  detail: string | null;
  amount: number | null;
  actor: string | null;
  total: number;
}

/** The timeline of a person, newest first, always in one statement. */
export async function listEvents(db: Db, whose: Whose, { offset, itemsPerPage }: Paging) {
  const customer = 'customerId' in whose ? whose.customerId : null;
  const mailbox = 'mailbox' in whose ? whose.mailbox : null;
  const { rows } = await sql<EventRow>`
    select e.at, e.kind, e.key, e.detail, e.amount, e.actor, count(*) over ()::integer as total
    from person_events(${customer}, ${mailbox}) e
    order by e.at desc, e.kind, e.key
    offset ${offset} limit ${itemsPerPage}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export const presentEvent = ({ at, kind, key, detail, amount, actor }: EventRow): EventShape => ({
  '@id': `/api/v2/admin/events/${kind}/${encodeURIComponent(key)}/${at.getTime()}`,
  '@type': 'PersonEvent',
  at: at.toISOString(),
  kind,
  key,
  detail,
  amount,
  actor,
});
