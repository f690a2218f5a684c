import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '#kit/page-size.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { GiftRowShape } from '../admin-contracts.ts';

export interface GiftFilter {
  search?: string | undefined;
  state?: GiftRowShape['state'] | undefined;
  kind?: GiftRowShape['kind'] | undefined;
  /** Civil date. */
  endsBy?: string | undefined;
}

interface GiftRow extends Omit<GiftRowShape, '@id' | '@type' | 'givenAt' | 'isTheirs'> {
  givenAt: Date;
  byId: number | null;
}

/**
 * All credit and vouchers: credit and refunds of accounts, vouchers with their remaining balance
 * wherever it went, and gifts that await approval or were refused.
 */
const everything: RawBuilder<GiftRow> = sql`
  select 'c' || l.id as key, case when l.source = 'refund' then 'refund' else 'credit' end as kind,
    case when l.left_amount > 0 then 'usable'
      when exists (select from credit_movements m where m.lot_id = l.id and m.kind = 'expiry') then 'ended'
      else 'used' end as state,
    l.customer_id as customer, coalesce(c.first_name || ' ' || c.last_name, v.email) as name,
    coalesce(c.email, v.email) as email, v.ending, l.amount, l.left_amount as "left", l.reason,
    l.expires_on as "expiresOn", l.given_at as "givenAt", m.name as by, null as "decidedBy", l.staff_id as "byId"
  from credit_lots l
  left join customers c on c.id = l.customer_id
  left join vouchers v on v.id = l.voucher_id
  left join staff_members m on m.id = l.staff_id
  where l.source <> 'voucher'
  union all
  select 'v' || v.id, 'voucher',
    case when v.ended_at is not null or (of_it.held = 0 and of_it.ended) then 'ended'
      when v.redeemed_at is null or of_it.held > 0 then 'usable' else 'used' end,
    v.customer_id, coalesce(c.first_name || ' ' || c.last_name, v.email), coalesce(c.email, v.email), v.ending,
    v.amount, case when v.ended_at is not null then 0 when v.redeemed_at is null then v.amount else of_it.held end,
    v.reason, coalesce(of_it.ends, v.expires_on), v.issued_at, m.name, null, v.staff_id
  from vouchers v
  left join customers c on c.id = v.customer_id
  join staff_members m on m.id = v.staff_id
  left join lateral (
    select coalesce(sum(l.left_amount), 0)::integer as held, max(l.expires_on) as ends,
      bool_or(exists (select from credit_movements x where x.lot_id = l.id and x.kind = 'expiry')) as ended
    from credit_lots l where l.voucher_id = v.id and l.source = 'voucher') of_it on true
  union all
  select 'r' || r.id, case when r.customer_id is null then 'voucher' else 'credit' end,
    case when r.outcome is null then 'waiting' else 'refused' end,
    r.customer_id, coalesce(c.first_name || ' ' || c.last_name, r.email), coalesce(c.email, r.email), null,
    r.amount, 0, r.reason, r.expires_on, r.requested_at, m.name, d.name, r.requested_by
  from gift_requests r
  left join customers c on c.id = r.customer_id
  join staff_members m on m.id = r.requested_by
  left join staff_members d on d.id = r.decided_by
  where r.outcome is distinct from 'given'`;

/** The team's list of credit and vouchers: those awaiting approval first, then the latest. Two statements. */
export async function listGifts(
  db: Db,
  { search, state, kind, endsBy }: GiftFilter,
  { offset, itemsPerPage }: Paging,
): Promise<{ rows: GiftRow[]; total: number }> {
  const words = search?.trim().toLowerCase() ?? '';
  const narrowed = sql`from (${everything}) g
    where (${state ?? null}::text is null or g.state = ${state ?? null})
      and (${kind ?? null}::text is null or g.kind = ${kind ?? null})
      and (${endsBy ?? null}::date is null or (g.state = 'usable' and g."expiresOn" <= ${endsBy ?? null}::date))
      and (${words} = '' or strpos(lower(unaccent(coalesce(g.name, ''))), lower(unaccent(${words}))) > 0
        or strpos(coalesce(g.email, ''), ${words}) > 0 or strpos(lower(g.reason), ${words}) > 0
        or lower(g.ending) = right(${words}, 4))`;
  const { rows } = await sql<GiftRow>`select g.* ${narrowed}
    order by (g.state = 'waiting') desc, g."givenAt" desc, g.key desc
    offset ${offset} limit ${itemsPerPage}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total
    from (select 1 ${narrowed} limit ${MOST_COUNTED + 1}) as counted`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
