import type { UnitOfWork } from '#registry/schema.ts';
import type { VariantDraft } from './product-draft.ts';

/** What `setPrices` needs to know of a variant. */
type VariantPrices = Pick<
  VariantDraft,
  'code' | 'cents' | 'subscriptionCents' | 'priceSince' | 'pastPrices'
>;

type Kind = 'one_off' | 'subscription';

/**
 * Applies the prices of a variant on the channels. A variant without a price yet also gets its past;
 * a price that changed is closed today and the next one opened today (PRI-02).
 */
export async function setPrices(
  work: UnitOfWork,
  variant: VariantPrices,
  channelCodes: readonly string[],
): Promise<void> {
  const open = await work.tx
    .selectFrom('price_history')
    .select(['id', 'channel_code', 'kind', 'cents'])
    .where('variant_code', '=', variant.code)
    .where('valid_to', 'is', null)
    .execute();
  const wanted = channelCodes.flatMap((channel_code) => [
    { channel_code, kind: 'one_off' as Kind, cents: variant.cents },
    { channel_code, kind: 'subscription' as Kind, cents: variant.subscriptionCents },
  ]);
  const today = work.today.toString();
  const added: PriceRow[] = [];
  for (const price of wanted) {
    const before = open.find(
      (row) => row.channel_code === price.channel_code && row.kind === price.kind,
    );
    if (before?.cents === price.cents) continue;
    if (before)
      await work.tx
        .updateTable('price_history')
        .set({ valid_to: today })
        .where('id', '=', before.id)
        .execute();
    else if (price.kind === 'one_off') added.push(...past(variant, price.channel_code));
    const valid_from = before ? today : variant.priceSince.toString();
    added.push({ ...price, variant_code: variant.code, valid_from, valid_to: null });
  }
  if (added.length > 0) await work.tx.insertInto('price_history').values(added).execute();
}

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
