import { sql } from 'kysely';
import type { Db, Tx } from '#schema.ts';
import type { StackShape } from '../admin-contracts.ts';
import { capOn, type Promotion, strongestStack } from '../rules/index.ts';
import type { Goods } from './known-goods.ts';
import { presentStack } from './present-for-team.ts';
import { toPromotion } from './queries.ts';

/**
 * The most a French shopper may get on feed with this promotion and those that run beside it, bought
 * once and on subscription. None for what is not given in France or not on feed. Gifts of codes made
 * for one person are counted too: anybody may hold one.
 */
export async function strongestWith(
  db: Db | Tx,
  today: Temporal.PlainDate,
  promotion: Promotion,
  { touchesFeed, productPaths }: Pick<Goods, 'touchesFeed' | 'productPaths'>,
): Promise<StackShape[]> {
  if (!touchesFeed || !givenInFrance(promotion)) return [];
  const { code, startsOn, endsOn } = promotion;
  const first = startsOn && Temporal.PlainDate.compare(startsOn, today) > 0 ? startsOn : today;
  const last = endsOn?.toString() ?? null;
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('enabled', '=', true)
    .where('code', '<>', code)
    .where(sql<boolean>`(channels = '{}' or 'FR_WEB' = any(channels))`)
    .where(sql<boolean>`coalesce(ends_on >= ${first.toString()}::date, true)`)
    .where(sql<boolean>`coalesce(starts_on <= coalesce(${last}::date, starts_on), true)`)
    .orderBy('code')
    .execute();
  const others = rows
    .map((other) => toPromotion({ ...other, coupon: null, coupon_uses: null }))
    .filter(givenInFrance);
  const cap = capOn('FR', 'pet_food', today);
  const ways = promotion.conditions.subscriptionOnly ? [true] : [false, true];
  return ways.map((onSubscription) =>
    presentStack(strongestStack(promotion, others, { onSubscription, cap, productPaths })),
  );
}

const givenInFrance = ({ conditions: { countries } }: Promotion) =>
  countries.length === 0 || countries.includes('FR');
