import { presentImage } from '#modules/media/server/index.ts';
import type {
  LotReceiptShape,
  StockLotShape,
  StockMovementShape,
  TeamProductDetailShape,
  TeamVariantShape,
} from '../admin-contracts.ts';
import { availabilityOf, referencePrice } from '../rules/index.ts';
import type { DocumentSource, SourceVariant } from './document-source.ts';
import type { StockMovementRow } from './list-movements.ts';
import type { LotReceiptRow, StockLotRow } from './list-stock-lots.ts';
import { missingOf } from './missing-of.ts';
import type { TeamProduct, VariantStock } from './product-for-team.ts';

/** A product, as the team works on it. */
export function presentTeamProduct(
  { source, stock }: TeamProduct,
  today: Temporal.PlainDate,
  channels: readonly string[],
): TeamProductDetailShape {
  const { sku, slug, name, species, kind, status, replacement, subscribable, label } = source;
  const { protein, sizes, needs, packaging, safety } = source;
  return {
    '@id': `/api/v2/admin/products/${sku}`,
    '@type': 'Product',
    sku,
    slug,
    name,
    species,
    kind,
    status,
    subscribable,
    label,
    protein,
    sizes,
    needs,
    packaging,
    safety,
    lifeStages: source.life_stages,
    taxCategory: source.tax_category,
    guided: source.guide !== null,
    missing: missingOf(source),
    channels: channels.toSorted((a, b) => b.localeCompare(a)),
    today: today.toString(),
    version: source.version,
    seo: source.seo,
    replacedBy: replacement && { sku: replacement.sku, name: replacement.name },
    categories: source.categories.map(({ path, name }) => ({ path, name })),
    shortDescription: source.short_description,
    descriptionHtml: source.description_html,
    pictures: source.pictures.map(({ alt, variant, ...picture }) => ({
      hash: picture.hash,
      alt,
      variant,
      src: presentImage(picture, alt).url,
    })),
    variants: source.variants.map((variant) =>
      presentVariant(source, variant, stock.get(variant.code)),
    ),
  };
}

function presentVariant(
  { status }: DocumentSource,
  { code, slug, format, netGrams, visible, onHand: available, prices, ...weights }: SourceVariant,
  stock: VariantStock | undefined,
): TeamVariantShape {
  const oneOff = prices.filter(({ kind }) => kind === 'one_off');
  return {
    code,
    slug,
    format,
    netGrams,
    visible,
    available,
    grossGrams: weights.grossGrams,
    ean: weights.ean,
    onHand: stock?.on_hand ?? 0,
    promised: stock?.committed_for_subscribers ?? 0,
    lowStockAt: stock?.low_stock_at ?? 0,
    scheduled: stock?.scheduled ?? [],
    availability: availabilityOf(status, visible, available),
    prices: oneOff
      .filter(({ to }) => to === null)
      .map((price) => presentPrice(price, prices))
      // Sorts the French site first.
      .toSorted((a, b) => b.channel.localeCompare(a.channel)),
    history: oneOff
      .map(({ channel, cents, from, to }) => ({ channel, cents, from, to }))
      .toSorted((a, b) => b.from.localeCompare(a.from)),
  };
}

type Price = SourceVariant['prices'][number];

function presentPrice({ channel, cents, from }: Price, prices: readonly Price[]) {
  const here = prices.filter((price) => price.channel === channel);
  const subscription = here.find(({ kind, to }) => kind === 'subscription' && to === null);
  const past = here.flatMap(({ kind, to, ...price }) =>
    kind === 'one_off' && to !== null ? [{ ...price, to }] : [],
  );
  return {
    channel,
    cents,
    subscriptionCents: subscription?.cents ?? 0,
    since: from,
    reference: referencePrice({ cents, from }, past),
  };
}

/** An entry of the stock journal. */
export const presentMovement = ({
  id,
  at,
  staff_name,
  reason,
  before,
  after,
  note,
}: StockMovementRow): StockMovementShape => ({
  '@id': `/api/v2/admin/stock-movements/${id}`,
  '@type': 'StockMovement',
  id,
  at: at.toISOString(),
  by: staff_name,
  reason,
  before,
  after,
  note,
});

export const presentStockLot = (row: StockLotRow): StockLotShape => ({
  '@id': `/api/v2/admin/stock-lots?variant=${row.variantCode}`,
  '@type': 'StockLot',
  ...row,
});

export const presentLotReceipt = ({ id, receivedAt, ...row }: LotReceiptRow): LotReceiptShape => ({
  '@id': `/api/v2/admin/stock-lots/receipts/${id}`,
  '@type': 'LotReceipt',
  receivedAt: receivedAt.toISOString(),
  ...row,
});
