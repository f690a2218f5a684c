import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { PromotionState } from '../admin-contracts.ts';

export interface PromotionFilter {
  /** Beginning of a name, reference or code. */
  words?: string | undefined;
  state?: PromotionState | undefined;
}

/** State of a promotion on a day, in SQL. */
const stateOn = (day: string) => sql<PromotionState>`case
  when not p.enabled then 'stopped'
  when p.ends_on < ${day}::date then 'ended'
  when p.starts_on > ${day}::date then 'upcoming'
  else 'running' end`;

/** Columns of a promotion with its results; uses and codes are counted only for the rows shown. */
export const selectForTeam = (db: Db, today: Temporal.PlainDate) =>
  db
    .selectFrom('promotions as p')
    .selectAll('p')
    .select([
      stateOn(today.toString()).as('state'),
      sql<number>`(select count(*) from promotion_uses u where u.promotion_code = p.code)`.as(
        'uses',
      ),
      sql<number>`(select coalesce(sum(u.amount), 0) from promotion_uses u
        where u.promotion_code = p.code)`.as('given'),
      sql<number>`(select count(*) from coupons c where c.promotion_code = p.code)`.as('coupons'),
      sql<string | null>`(select min(c.code) from coupons c
        where c.promotion_code = p.code and c.batch_id is null and c.total_uses is null
        and c.friends_of is null)`.as('first_coupon'),
    ]);

export type TeamPromotionRow = Awaited<
  ReturnType<ReturnType<typeof selectForTeam>['executeTakeFirstOrThrow']>
>;

/** Promotions, active ones first, then by start date; a fixed number of statements. */
export async function listPromotionsForTeam(
  db: Db,
  today: Temporal.PlainDate,
  { words, state }: PromotionFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const text = words?.trim().toLowerCase() ?? '';
  const day = today.toString();
  const narrowed = sql<boolean>`(${state ?? null}::text is null or ${stateOn(day)} = ${state ?? null})
    and (${text} = '' or starts_with(lower(p.name), ${text}) or starts_with(p.code, ${text})
      or p.code in (select c.promotion_code from coupons c where c.code = upper(${text})))`;
  const rows = await selectForTeam(db, today)
    .where(narrowed)
    .orderBy(sql`array_position(array['running', 'upcoming', 'stopped', 'ended'], ${stateOn(day)})`)
    .orderBy(sql`p.starts_on desc nulls last`)
    .orderBy('p.code')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('promotions as p')
    .where(narrowed)
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
