import { sql } from 'kysely';
import type { ListChoice } from '#kit/team-list.ts';
import type { Db } from '#registry/schema.ts';
import type { terminationList } from '../rules/team-list.ts';

/** A terminated contract, by notice or in the account. */
export interface TeamTermination {
  reference: string;
  source: 'notice' | 'account';
  contract: string;
  name: string;
  email: string;
  receivedAt: Date;
  wishedOn: string | null;
  reason: string | null;
  message: string | null;
  subscriptions: string[];
  endsOn: string | null;
  confirmedAt: Date | null;
}

interface Slice {
  offset: number;
  itemsPerPage: number;
}

const inParis = (column: string) => sql`(${sql.raw(column)} at time zone 'Europe/Paris')::date`;

/**
 * Notices, and subscriptions ended in the account without one, each with the date received and whether its
 * confirmation was sent (SUB-02).
 */
const all = sql`
  select t.reference, 'notice' as source, t.contract, t.name, t.email,
    t.notified_at as "receivedAt", t.wished_on as "wishedOn", t.ground as reason,
    null::text as message, t.subscription_codes as subscriptions, t.ends_on as "endsOn",
    m.sent_at as "confirmedAt"
  from terminations t left join mails m on m.key = 'termination-confirmation:' || t.id
  union all
  select s.code, 'account', s.code, concat_ws(' ', c.first_name, c.last_name), c.email,
    h.at, null, s.stop_reason, s.stop_message, array[s.code],
    ${inParis('h.at')}, m.sent_at
  from subscription_changes h
  join subscriptions s on s.id = h.subscription_id
  join customers c on c.id = s.customer_id
  left join mails m on m.key = 'subscription-change:' || h.id
  where h.kind = 'stopped' and h.actor in ('customer', 'staff')
    and not exists (select from terminations t where t.subscription_codes @> array[s.code])`;

const standings = (today: Temporal.PlainDate) => ({
  unmatched: sql<boolean>`"endsOn" is null`,
  coming: sql<boolean>`"endsOn" > ${today.toString()}::date`,
  ended: sql<boolean>`"endsOn" <= ${today.toString()}::date`,
  unconfirmed: sql<boolean>`"confirmedAt" is null`,
});

/** Latest received first, with the total. Two queries. */
export async function listTerminations(
  db: Db,
  { search, reason, standing, from, to }: ListChoice<typeof terminationList>,
  today: Temporal.PlainDate,
  { offset, itemsPerPage }: Slice,
): Promise<{ rows: TeamTermination[]; total: number }> {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const found = sql`from (${all}) t where
    (${pattern}::text is null or reference ilike ${pattern} or contract ilike ${pattern}
      or email ilike ${pattern} or name ilike ${pattern}
      or array_to_string(subscriptions, ' ') ilike ${pattern})
    and (${reason ?? null}::text is null or reason = ${reason ?? null})
    and (${from ?? null}::date is null or ${inParis('"receivedAt"')} >= ${from ?? null}::date)
    and (${to ?? null}::date is null or ${inParis('"receivedAt"')} <= ${to ?? null}::date)
    and ${standing ? standings(today)[standing] : sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<TeamTermination>`
      select * ${found} order by "receivedAt" desc, reference
      offset ${offset} limit ${itemsPerPage}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
