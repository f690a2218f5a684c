import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { VariantDraft } from './product-draft.ts';

/** Fields of a variant that `setPrices` needs. */
type VariantPrices = Pick<
  VariantDraft,
  'code' | 'cents' | 'subscriptionCents' | 'priceSince' | 'pastPrices'
>;

type Kind = 'one_off' | 'subscription';

/**
 * Applies the prices of a variant on the channels. A variant without a price also gets its price
 * history; when a price changes, the old one ends today and the new one begins today (PRI-02).
 */
export const setPrices = (
  work: UnitOfWork,
  variant: VariantPrices,
  channelCodes: readonly string[],
): Promise<void> => setManyPrices(work, [{ variant, channelCodes }]);

/** The same for many variants with as many statements; each variant may occur once per channel. */
export async function setManyPrices(
  { tx, today }: UnitOfWork,
  wanted: readonly { variant: VariantPrices; channelCodes: readonly string[] }[],
): Promise<void> {
  const codes = [...new Set(wanted.map(({ variant }) => variant.code))];
  const { rows: open } = await sql<PriceRow & { id: number }>`
    select id, variant_code, channel_code, kind, cents from price_history
    where variant_code = any (${codes}::text[]) and valid_to is null`.execute(tx);
  const present = new Map(open.map((row) => [keyOf(row), row]));
  const closed: number[] = [];
  const added: PriceRow[] = [];
  for (const { variant, channelCodes } of wanted)
    for (const channel_code of channelCodes)
      for (const kind of ['one_off', 'subscription'] as const) {
        const cents = kind === 'one_off' ? variant.cents : variant.subscriptionCents;
        const place = { variant_code: variant.code, channel_code, kind };
        const before = present.get(keyOf(place));
        if (before?.cents === cents) continue;
        if (before) closed.push(before.id);
        else if (kind === 'one_off') added.push(...past(variant, channel_code));
        const valid_from = (before ? today : variant.priceSince).toString();
        added.push({ ...place, cents, valid_from, valid_to: null });
      }
  if (closed.length > 0)
    await sql`update price_history set valid_to = ${today.toString()} where id = any (${closed}::bigint[])`.execute(
      tx,
    );
  if (added.length > 0)
    await sql`
      insert into price_history (variant_code, channel_code, kind, cents, valid_from, valid_to)
      select variant_code, channel_code, kind, cents, valid_from, valid_to
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as p (variant_code text, channel_code text, kind text,
        cents integer, valid_from date, valid_to date)`.execute(tx);
}

const keyOf = (row: Pick<PriceRow, 'variant_code' | 'channel_code' | 'kind'>): string =>
  `${row.variant_code} ${row.channel_code} ${row.kind}`;

interface PriceRow {
  variant_code: string;
  channel_code: string;
  kind: Kind;
  cents: number;
  valid_from: string;
  valid_to: string | null;
}

const past = (variant: VariantPrices, channel_code: string): PriceRow[] =>
  variant.pastPrices.map(({ cents, from, to }) => ({
    variant_code: variant.code,
    channel_code,
    kind: 'one_off',
    cents,
    valid_from: from.toString(),
    valid_to: to.toString(),
  }));
