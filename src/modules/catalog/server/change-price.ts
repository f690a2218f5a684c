import type { Cents } from '#kit/money.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  isUnusualMove,
  priceMove,
  subscriptionPriceOf,
  USUAL_MOVE_PERCENT,
} from '../rules/index.ts';
import { forgetPrices } from './begin-prices.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { setPrices } from './set-prices.ts';

export interface PriceChange {
  variantCode: string;
  channels: readonly string[];
  /** One-off price, tax included. The subscription price follows (BIZ-06). */
  cents: Cents;
  /** First civil day; null is today. */
  from: Temporal.PlainDate | null;
  /** They know it moves further than prices usually do. */
  confirmed: boolean;
}

/**
 * Changes what a variant costs on some sites, today or from a later day. What a draft costs begins the
 * day it is shown, and takes the place of what was typed before.
 * @throws Refusal `variant.unknown`, `price.no_channel`, `price.past`, `price.unusual_move`
 */
export const changePrice = (work: UnitOfWork, by: string, change: PriceChange): Promise<void> =>
  changePrices(work, by, [change]);

/** Changes several at once; the documents of each product are made anew once. @throws as `changePrice` */
export async function changePrices(
  work: UnitOfWork,
  by: string,
  changes: readonly PriceChange[],
): Promise<void> {
  const sites = new Set((await getSites(work.tx)).channels.map((channel) => channel.code));
  const products = new Set<number>();
  for (const change of changes) {
    const productId = await moveOne(work, by, change, sites);
    if (productId !== null) products.add(productId);
  }
  if (products.size > 0) await refreshDocuments(work, [...products]);
}

/** Changes one. @returns its product when its documents say something else now, null when they do not yet. */
async function moveOne(
  work: UnitOfWork,
  by: string,
  change: PriceChange,
  sites: ReadonlySet<string>,
): Promise<number | null> {
  const { variantCode: code, channels, cents, from, confirmed } = change;
  const { productId, isDraft, present } = await lockPrices(work, code);
  const day = from ?? work.today;
  if (Temporal.PlainDate.compare(day, work.today) < 0)
    throw refuseFields([{ propertyPath: 'from', code: 'price.past' }]);
  for (const channel of channels) {
    if (!sites.has(channel))
      throw refuseFields([{ propertyPath: 'channels', code: 'price.no_channel' }]);
    // A first price moves from nothing.
    const now = present.get(channel);
    if (now !== undefined && !isDraft && !confirmed && isUnusualMove(now, cents)) {
      const params = { percent: priceMove(now, cents), usual: USUAL_MOVE_PERCENT };
      throw refuseFields([{ propertyPath: 'confirmed', code: 'price.unusual_move', params }]);
    }
  }
  if (isDraft) await forgetPrices(work, code, channels);
  if (isDraft || Temporal.PlainDate.compare(day, work.today) === 0) {
    await applyPrice(work, code, channels, cents);
    return productId;
  }
  await schedule(work, by, change, day);
  return null;
}

/** What a variant costs on each site, held until the end of the transaction. */
async function lockPrices({ tx }: UnitOfWork, code: string) {
  const variant = await tx
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'p.status'])
    .where('v.code', '=', code)
    .forUpdate('v')
    .executeTakeFirst();
  if (!variant) throw refuse('variant.unknown');
  const rows = await tx
    .selectFrom('price_history')
    .select(['channel_code', 'cents'])
    .where('variant_code', '=', code)
    .where('kind', '=', 'one_off')
    .where('valid_to', 'is', null)
    .execute();
  const present = new Map(rows.map((row) => [row.channel_code, row.cents]));
  return { productId: variant.product_id, isDraft: variant.status === 'draft', present };
}

async function applyPrice(
  work: UnitOfWork,
  code: string,
  channels: readonly string[],
  cents: Cents,
) {
  const prices = { code, cents, subscriptionCents: subscriptionPriceOf(cents) };
  await setPrices(work, { ...prices, priceSince: work.today, pastPrices: [] }, channels);
}

async function schedule(
  { tx }: UnitOfWork,
  by: string,
  { variantCode, channels, cents }: PriceChange,
  day: Temporal.PlainDate,
) {
  await tx
    .insertInto('scheduled_prices')
    .values(
      [...new Set(channels)].map((channel_code) => ({
        variant_code: variantCode,
        channel_code,
        cents,
        staff_name: by,
        valid_from: day.toString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['variant_code', 'channel_code', 'valid_from']).doUpdateSet((eb) => ({
        cents: eb.ref('excluded.cents'),
        staff_name: eb.ref('excluded.staff_name'),
      })),
    )
    .execute();
}

/** Takes back a price that does not apply yet. @throws Refusal `price.not_scheduled` */
export async function cancelScheduledPrice({ tx }: UnitOfWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('scheduled_prices')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('price.not_scheduled');
}

/** Applies the prices of a variant whose day has come, the earliest first. */
export async function applyDuePrices(work: UnitOfWork, variantCode: string): Promise<void> {
  const { productId } = await lockPrices(work, variantCode);
  const due = await work.tx
    .deleteFrom('scheduled_prices')
    .where('variant_code', '=', variantCode)
    .where('valid_from', '<=', work.today.toString())
    .returning(['channel_code', 'cents', 'valid_from'])
    .execute();
  for (const { channel_code, cents } of due.toSorted((a, b) =>
    a.valid_from.localeCompare(b.valid_from),
  ))
    await applyPrice(work, variantCode, [channel_code], cents);
  if (due.length > 0) await refreshDocuments(work, [productId]);
}
