import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isUnusualMove, priceMove, subscriptionPriceOf } from '../rules/index.ts';
import { forgetPrices } from './begin-prices.ts';
import { REFRESHED_AT_ONCE, refreshDocuments } from './refresh-documents.ts';
import { setManyPrices, setPrices } from './set-prices.ts';

export interface PriceChange {
  variantCode: string;
  channels: readonly string[];
  /** One-off price, tax included. The subscription price follows (BIZ-06). */
  cents: Cents;
  /** First civil date; null: today. */
  from: Temporal.PlainDate | null;
  /** They confirmed a price change larger than usual. */
  confirmed: boolean;
}

/**
 * Changes the price of a variant on some sites, from today or a later day. The price of a draft
 * starts when it is published, and replaces the one entered before.
 * @throws Refusal `variant.unknown`, `price.no_channel`, `price.past`, `price.unusual_move`
 */
export const changePrice = (work: UnitOfWork, by: string, change: PriceChange): Promise<void> =>
  changePrices(work, by, [change]);

/**
 * Changes several prices with as many statements as for one, except for documents, which are
 * written in batches; each price may occur once.
 * @throws as `changePrice`
 */
export async function changePrices(
  work: UnitOfWork,
  by: string,
  changes: readonly PriceChange[],
): Promise<void> {
  const sites = new Set((await getSites(work.tx)).channels.map((channel) => channel.code));
  const locked = await lockPrices(
    work,
    changes.map(({ variantCode }) => variantCode),
  );
  const applied: Decided[] = [];
  const scheduled: Decided[] = [];
  for (const change of changes) {
    const decided = decide(work, change, { sites, locked });
    if (decided.isDraft) await forgetPrices(work, change.variantCode, change.channels);
    const isDue = decided.isDraft || Temporal.PlainDate.compare(decided.day, work.today) === 0;
    (isDue ? applied : scheduled).push(decided);
  }
  if (scheduled.length > 0) await schedule(work, by, scheduled);
  if (applied.length === 0) return;
  await setManyPrices(
    work,
    applied.map(({ variantCode, channels, cents }) => ({
      variant: pricesOf(work, variantCode, cents),
      channelCodes: channels,
    })),
  );
  const products = [...new Set(applied.map(({ productId }) => productId))];
  for (let at = 0; at < products.length; at += REFRESHED_AT_ONCE)
    await refreshDocuments(work, products.slice(at, at + REFRESHED_AT_ONCE));
}

interface Decided extends PriceChange {
  productId: number;
  isDraft: boolean;
  /** First day it applies. */
  day: Temporal.PlainDate;
}

interface Standing {
  sites: ReadonlySet<string>;
  locked: ReadonlyMap<string, LockedPrices>;
}

/** Validates one change. @throws as `changePrice` */
function decide(work: UnitOfWork, change: PriceChange, { sites, locked }: Standing): Decided {
  const { variantCode, channels, cents, from, confirmed } = change;
  const found = locked.get(variantCode);
  if (!found) throw refuse('variant.unknown');
  const { productId, isDraft, present } = found;
  const day = from ?? work.today;
  if (Temporal.PlainDate.compare(day, work.today) < 0)
    throw refuseFields([{ propertyPath: 'from', code: 'price.past' }]);
  for (const channel of channels) {
    if (!sites.has(channel))
      throw refuseFields([{ propertyPath: 'channels', code: 'price.no_channel' }]);
    // A first price has no previous price to compare with.
    const now = present.get(channel);
    if (now !== undefined && !isDraft && !confirmed && isUnusualMove(now, cents)) {
      const params = { percent: priceMove(now, cents), usual: TERMS.usualMovePercent };
      throw refuseFields([{ propertyPath: 'confirmed', code: 'price.unusual_move', params }]);
    }
  }
  return { ...change, productId, isDraft, day };
}

interface LockedPrices {
  productId: number;
  isDraft: boolean;
  /** Cents by site. */
  present: ReadonlyMap<string, Cents>;
}

/** Current prices of variants by site, locked until the end of the transaction. */
async function lockPrices(
  { tx }: UnitOfWork,
  variantCodes: readonly string[],
): Promise<ReadonlyMap<string, LockedPrices>> {
  const codes = [...new Set(variantCodes)];
  const { rows } = await sql<{ code: string; productId: number; isDraft: boolean }>`
    select v.code, v.product_id as "productId", p.status = 'draft' as "isDraft"
    from product_variants v join products p on p.id = v.product_id
    where v.code = any (${codes}::text[]) order by v.code for update of v`.execute(tx);
  const { rows: prices } = await sql<{ code: string; channel: string; cents: number }>`
    select variant_code as code, channel_code as channel, cents from price_history
    where variant_code = any (${codes}::text[]) and kind = 'one_off' and valid_to is null`.execute(
    tx,
  );
  const present = Map.groupBy(prices, ({ code }) => code);
  return new Map(
    rows.map(({ code, ...found }) => [
      code,
      {
        ...found,
        present: new Map((present.get(code) ?? []).map(({ channel, cents }) => [channel, cents])),
      },
    ]),
  );
}

/** A one-off price and the subscription price that follows it, from today on. */
const pricesOf = ({ today }: UnitOfWork, code: string, cents: Cents) => ({
  code,
  cents,
  subscriptionCents: subscriptionPriceOf(cents),
  priceSince: today,
  pastPrices: [],
});

async function schedule({ tx }: UnitOfWork, by: string, changes: readonly Decided[]) {
  const rows = changes.flatMap(({ variantCode, channels, cents, day }) =>
    [...new Set(channels)].map((channel) => ({
      code: variantCode,
      channel,
      cents,
      day: day.toString(),
    })),
  );
  await sql`
    insert into scheduled_prices (variant_code, channel_code, cents, staff_name, valid_from)
    select code, channel, cents, ${by}, day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (code text, channel text, cents integer, day date)
    on conflict (variant_code, channel_code, valid_from)
      do update set cents = excluded.cents, staff_name = excluded.staff_name`.execute(tx);
}

/** Cancels a price that does not apply yet. @throws Refusal `price.not_scheduled` */
export async function cancelScheduledPrice({ tx }: UnitOfWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('scheduled_prices')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('price.not_scheduled');
}

/** Applies the prices of a variant whose first day has come, earliest first. */
export async function applyDuePrices(work: UnitOfWork, variantCode: string): Promise<void> {
  const locked = (await lockPrices(work, [variantCode])).get(variantCode);
  if (!locked) throw refuse('variant.unknown');
  const due = await work.tx
    .deleteFrom('scheduled_prices')
    .where('variant_code', '=', variantCode)
    .where('valid_from', '<=', work.today.toString())
    .returning(['channel_code', 'cents', 'valid_from'])
    .execute();
  for (const { channel_code, cents } of due.toSorted((a, b) =>
    a.valid_from.localeCompare(b.valid_from),
  ))
    await setPrices(work, pricesOf(work, variantCode, cents), [channel_code]);
  if (due.length > 0) await refreshDocuments(work, [locked.productId]);
}
