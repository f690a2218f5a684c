import { sql } from 'kysely';
import { type Channel, getSites } from '#modules/channels/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { StackShape } from '../admin-contracts.ts';
import { capOn, type Promotion, strongestStack } from '../rules/index.ts';
import type { Goods } from './find-goods.ts';
import { presentStack } from './present-for-team.ts';
import { toPromotion } from './queries.ts';

interface Where extends Pick<Goods, 'touchesFeed' | 'productPaths'> {
  /** Sites it applies on; empty means all. */
  channels: readonly string[];
}

/**
 * The largest reduction on feed with this promotion and other active ones, for one-off and subscription purchases, in
 * the first delivery country of its first site. Empty when it is not for feed. Individual codes count too, since any
 * shopper may have one.
 */
export async function findStrongestStack(
  db: Db | Tx,
  today: Temporal.PlainDate,
  promotion: Promotion,
  { touchesFeed, productPaths, channels }: Where,
): Promise<StackShape[]> {
  const place = touchesFeed ? placeOf(promotion, channels, (await getSites(db)).channels) : null;
  if (!place) return [];
  const { site, country } = place;
  const { code, startsOn, endsOn } = promotion;
  const first = startsOn && Temporal.PlainDate.compare(startsOn, today) > 0 ? startsOn : today;
  const last = endsOn?.toString() ?? null;
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('enabled', '=', true)
    .where('code', '<>', code)
    .where(sql<boolean>`(channels = '{}' or ${site} = any(channels))`)
    .where(sql<boolean>`coalesce(ends_on >= ${first.toString()}::date, true)`)
    .where(sql<boolean>`coalesce(starts_on <= coalesce(${last}::date, starts_on), true)`)
    .orderBy('code')
    .execute();
  const others = rows
    .map((other) => toPromotion({ ...other, coupon: null, coupon_uses: null }))
    .filter((other) => isGivenIn(other, country));
  const cap = capOn(country, 'pet_food', today);
  const cases = promotion.conditions.subscriptionOnly ? [true] : [false, true];
  return cases.map((onSubscription) =>
    presentStack(strongestStack(promotion, others, { onSubscription, cap, productPaths })),
  );
}

/** Site and country to compute it for; null when no site delivers there. */
function placeOf(promotion: Promotion, channels: readonly string[], sites: readonly Channel[]) {
  for (const { code: site, countries } of sites) {
    if (channels.length > 0 && !channels.includes(site)) continue;
    const country = countries.find((one) => isGivenIn(promotion, one));
    if (country) return { site, country };
  }
  return null;
}

const isGivenIn = ({ conditions: { countries } }: Promotion, country: string) =>
  countries.length === 0 || countries.includes(country);
