import { sql } from 'kysely';
import { cachedRead, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Promotion } from '../rules/index.ts';
import { ordersOfPerson, type Person } from './orders-of-person.ts';
import type { PromotionsTable } from './tables.ts';

export interface PromotionInForce {
  promotion: Promotion;
  uses: { total: number; byCustomer: number };
  /** Other entered codes of the same promotion, which is given only once. */
  otherCodes: readonly string[];
}

const date = (text: string | null) => (text ? Temporal.PlainDate.from(text) : null);

/** A promotion row, with the code used to get it. */
export type PromotionRow = Pick<
  PromotionsTable,
  'code' | 'version' | 'name' | 'starts_on' | 'ends_on'
> & {
  priority: number;
  exclusive: boolean;
  conditions: Promotion['conditions'];
  reward: Promotion['reward'];
  coupon: string | null;
  coupon_uses: number | null;
};

export const toPromotion = (row: PromotionRow): Promotion => ({
  code: row.code,
  version: row.version,
  name: row.name,
  couponCode: row.coupon,
  startsOn: date(row.starts_on),
  endsOn: date(row.ends_on),
  priority: row.priority,
  exclusive: row.exclusive,
  conditions: {
    ...row.conditions,
    totalUses: row.coupon_uses ?? row.conditions.totalUses,
  },
  reward: row.reward,
});

/**
 * The promotions a cart of a channel may get: automatic ones and those of the given coupons. Uses are counted, in
 * total and per person, where they are limited. One query, or none for a cart without coupons at a cached version of
 * the catalogue, while no active promotion has a limit.
 */
export async function findPromotions(
  db: Db | Tx,
  channel: string,
  couponCodes: readonly string[],
  person: Person,
  version?: ReadVersion,
): Promise<PromotionInForce[]> {
  return cachedRead(
    couponCodes.length === 0 ? version : undefined,
    `promotions ${channel}`,
    () => readPromotions(db, channel, couponCodes, person),
    (found) => !found.some(isLimited),
  );
}

/** A promotion in force on this day, regardless of conditions on the cart; else null. */
export async function findPromotion(
  { tx, today }: Pick<UnitOfWork, 'tx' | 'today'>,
  code: string,
): Promise<Promotion | null> {
  const row = await tx
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code)
    .where('enabled', '=', true)
    .executeTakeFirst();
  const day = today.toString();
  if (!row || (row.ends_on !== null && row.ends_on < day)) return null;
  return toPromotion({ ...row, coupon: null, coupon_uses: null });
}

/** SQL for variants given as automatic gifts, to read their stock with a cart. */
export const automaticGifts = sql<string>`select reward ->> 'variantCode' from promotions
  where enabled and not needs_coupon and reward ->> 'kind' = 'free_product'`;

/** Coupons that had an effect on a placed order. */
export async function findSpentCoupons(db: Db | Tx, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('promotion_uses')
    .select('coupon_code')
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap(({ coupon_code }) => (coupon_code === null ? [] : [coupon_code]));
}

const isLimited = ({ promotion: { conditions } }: PromotionInForce): boolean =>
  conditions.totalUses !== null || conditions.usesPerCustomer !== null;

async function readPromotions(
  db: Db | Tx,
  channel: string,
  couponCodes: readonly string[],
  person: Person,
): Promise<PromotionInForce[]> {
  const rows = await db
    .selectFrom('promotions as p')
    .leftJoin('coupons as c', (join) =>
      join
        .onRef('c.promotion_code', '=', 'p.code')
        .on(sql<boolean>`c.code = any(${couponCodes as string[]}::text[])`)
        // The owner of a referral code gets nothing from it.
        .on(sql<boolean>`c.friends_of is distinct from coalesce(${person.customerId}::bigint, 0)`),
    )
    .select([
      'p.code',
      'p.version',
      'p.name',
      'p.starts_on',
      'p.ends_on',
      'p.priority',
      'p.exclusive',
      'p.conditions',
      'p.reward',
      'c.code as coupon',
      'c.total_uses as coupon_uses',
      sql<number>`case when c.total_uses is null and p.conditions ->> 'totalUses' is null then 0
        else (select count(*) from promotion_uses u where u.promotion_code = p.code
          and not u.promised and (c.total_uses is null or u.coupon_code = c.code)) end`.as('used'),
      sql<number>`case when p.conditions ->> 'usesPerCustomer' is null then 0
        else (select count(*) from promotion_uses u where u.promotion_code = p.code and not u.promised
          and (u.customer_id = ${person.customerId}::bigint
            or mailbox_of(u.email) = mailbox_of(${person.email}::text)
            or u.order_id in ${ordersOfPerson(person)})) end`.as('used_by_person'),
    ])
    .where('p.enabled', '=', true)
    .where((where) =>
      where.or([where('p.needs_coupon', '=', false), where('c.code', 'is not', null)]),
    )
    .where(sql<boolean>`(p.channels = '{}' or ${channel} = any(p.channels))`)
    .orderBy('p.code')
    .orderBy('c.code')
    .execute();
  // Several codes of one promotion count once, under the code entered first.
  const byPromotion = Map.groupBy(rows, ({ code }) => code);
  return [...byPromotion.values()].flatMap((same) => {
    const inOrder = same.toSorted((a, b) => placeOf(a) - placeOf(b));
    const [first, ...others] = inOrder;
    if (!first) return [];
    return {
      promotion: toPromotion(first),
      uses: { total: first.used, byCustomer: first.used_by_person },
      otherCodes: others.flatMap(({ coupon }) => coupon ?? []),
    };
  });
  function placeOf({ coupon }: { coupon: string | null }): number {
    return couponCodes.indexOf(coupon ?? '');
  }
}

/** The codes of a batch with their uses; null for an unknown batch. */
export async function findBatch(db: Db | Tx, id: number) {
  const batch = await db
    .selectFrom('coupon_batches')
    .select(['id', 'prefix'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!batch) return null;
  const codes = await db
    .selectFrom('coupons as c')
    .where('c.batch_id', '=', id)
    .select([
      'c.code',
      sql<boolean>`exists (select from promotion_uses u
        where u.coupon_code = c.code and u.promotion_code = c.promotion_code)`.as('used'),
    ])
    .orderBy('c.code')
    .execute();
  return { ...batch, codes };
}
