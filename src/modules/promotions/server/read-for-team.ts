import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { PromotionFileShape } from '../admin-contracts.ts';
import type { FindGoods } from './find-goods.ts';
import { findStrongestStack } from './find-strongest-stack.ts';
import { findTouched } from './find-touched.ts';
import { selectForTeam } from './list-for-team.ts';
import { presentRule, presentTeamPromotion } from './present-for-team.ts';
import { toPromotion } from './queries.ts';

const byItself = { coupon: null, coupon_uses: null };
const iso = (date: Date) => date.toISOString();

/**
 * A promotion with its versions, its uses and its codes.
 * @throws Refusal `promotion.unknown`
 */
export async function readPromotionForTeam(
  db: Db,
  today: Temporal.PlainDate,
  code: string,
  goods: FindGoods,
): Promise<PromotionFileShape> {
  const row = await selectForTeam(db, today).where('p.code', '=', code).executeTakeFirst();
  if (!row) throw refuse('promotion.unknown');
  const { products, categories } = row.conditions;
  const existing = await goods(db, { products, categories, variant: null });
  const promotion = presentTeamPromotion(row);
  return {
    '@context': '/api/v2/contexts/Promotion',
    ...promotion,
    version: row.version,
    goods: { products: existing.products, categories: existing.categories },
    versions: await versionsOf(db, code),
    usesByDay: await usesByDay(db, code),
    ...(await findTouched(db, code)),
    couponList: await couponsOf(db, code),
    batches: await batchesOf(db, code),
    strongest: await findStrongestStack(db, today, toPromotion({ ...row, ...byItself }), {
      ...existing,
      channels: row.channels,
    }),
  };
}

async function versionsOf(db: Db | Tx, code: string) {
  const rows = await db
    .selectFrom('promotion_versions')
    .select(['version', 'recorded_at', 'rule'])
    .where('promotion_code', '=', code)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ version, recorded_at, rule }) => ({
    version,
    recordedAt: iso(recorded_at),
    enabled: rule.enabled,
    rule: presentRule(rule),
  }));
}

const usesByDay = async (db: Db, code: string) =>
  (
    await sql<{ day: string; uses: number; given: number }>`
      select (used_at at time zone 'Europe/Paris')::date::text as day,
        count(*) as uses, sum(amount) as given
      from promotion_uses where promotion_code = ${code}
      group by 1 order by 1 desc limit 60`.execute(db)
  ).rows;

const couponsOf = (db: Db, code: string) =>
  db
    .selectFrom('coupons as c')
    .select([
      'c.code',
      'c.total_uses as totalUses',
      sql<number>`(select count(*) from promotion_uses u
        where u.coupon_code = c.code and u.promotion_code = c.promotion_code)`.as('uses'),
    ])
    .where('c.promotion_code', '=', code)
    .where('c.batch_id', 'is', null)
    .orderBy(sql`c.total_uses nulls first`)
    .orderBy('c.code')
    .limit(50)
    .execute();

async function batchesOf(db: Db, code: string) {
  const rows = await db
    .selectFrom('coupon_batches as b')
    .select([
      'b.id',
      'b.prefix',
      'b.size',
      'b.made_at',
      sql<number>`(select count(*) from coupons c join promotion_uses u
        on u.coupon_code = c.code and u.promotion_code = c.promotion_code
        where c.batch_id = b.id)`.as('uses'),
    ])
    .where('b.promotion_code', '=', code)
    .orderBy('b.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ made_at, ...batch }) => ({ ...batch, madeAt: iso(made_at) }));
}
