import { sql } from 'kysely';
import { cachedReads, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Availability } from '../contracts.ts';
import { availabilityOf, referencePrice } from '../rules/index.ts';
import { frontPictureOf } from './front-picture.ts';
import type { StockSeen } from './stock-now.ts';
import type { ProductsTable } from './tables.ts';

/** A variant as needed by a cart, an order or a subscription. Cents include tax. */
export interface SellableVariant {
  code: string;
  variantName: string;
  variantSlug: string;
  productSku: string;
  productSlug: string;
  productName: string;
  kind: 'kibble' | 'wet' | 'treat' | 'care' | 'accessory' | 'sample';
  unitPrice: number;
  subscriptionUnitPrice: number;
  /** Reference price of a reduction (PRI-02); null when none may be shown struck through. */
  originalUnitPrice: number | null;
  /** First day of both prices. */
  priceSince: Temporal.PlainDate;
  subscriptionPriceSince: Temporal.PlainDate;
  taxCategory: 'pet_food' | 'accessory';
  /** PRI-04 caps promotions on food. */
  category: 'food' | 'accessory';
  /** Category paths of the product, for promotions limited to categories. */
  categoryPaths: readonly string[];
  subscribable: boolean;
  netGrams: number;
  grossGrams: number;
  /** Units a shopper may buy, without those reserved for subscriptions. */
  onHand: number;
  availability: Availability;
  /** Hash of the picture that shows this format; null without a picture. */
  pictureHash: string | null;
  pictureAlt: string | null;
}

/** Prices and stock that the statement loading the cart read along with it. */
export interface OfferSeen {
  offerVersion: ReadVersion;
  stock: StockSeen;
}

/**
 * The variants with these codes that have a price on the channel, in no order; unknown codes and
 * those sold elsewhere are missing. `availability` says why a variant cannot be bought. Data in
 * `seen` is not queried again.
 */
export async function findVariantsForSale(
  db: Db | Tx,
  channelCode: string,
  codes: readonly string[],
  seen?: OfferSeen,
): Promise<SellableVariant[]> {
  if (codes.length === 0) return [];
  const offers = await cachedReads(seen?.offerVersion, `offer ${channelCode}`, codes, (missing) =>
    readOffers(db, channelCode, missing),
  );
  const stock = await readStock(db, codes, seen?.stock ?? {});
  return offers.map(({ status, visible, ...offer }) => {
    const onHand = stock[offer.code] ?? 0;
    return { ...offer, onHand, availability: availabilityOf(status, visible, onHand) };
  });
}

async function readStock(
  db: Db | Tx,
  codes: readonly string[],
  seen: StockSeen,
): Promise<StockSeen> {
  const missing = codes.filter((code) => seen[code] === undefined);
  if (missing.length === 0) return seen;
  const { rows } = await sql<{ code: string; available: number }>`
    select code, available from product_variants where code = any(${missing})`.execute(db);
  return { ...seen, ...Object.fromEntries(rows.map((row) => [row.code, row.available])) };
}

/** A variant without its stock. */
type Offer = Omit<SellableVariant, 'onHand' | 'availability'> & {
  status: ProductsTable['status'];
  visible: boolean;
};

async function readOffers(
  db: Db | Tx,
  channelCode: string,
  codes: readonly string[],
): Promise<Offer[]> {
  const rows = await db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('price_history as one', (join) =>
      join
        .onRef('one.variant_code', '=', 'v.code')
        .on('one.channel_code', '=', channelCode)
        .on('one.kind', '=', 'one_off')
        .on('one.valid_to', 'is', null),
    )
    .innerJoin('price_history as sub', (join) =>
      join
        .onRef('sub.variant_code', '=', 'v.code')
        .on('sub.channel_code', '=', channelCode)
        .on('sub.kind', '=', 'subscription')
        .on('sub.valid_to', 'is', null),
    )
    .leftJoinLateral(frontPictureOf(sql`p.id`, sql`v.code`).as('picture'), (join) => join.onTrue())
    .where(sql<boolean>`v.code = any(${[...codes]})`)
    // Drafts are treated as unknown.
    .where('p.status', '<>', 'draft')
    .select([
      'v.code',
      'v.format',
      'v.slug as variant_slug',
      'v.visible',
      'v.net_grams',
      'v.gross_grams',
      'p.sku',
      'p.slug',
      'p.name',
      'p.kind',
      'p.status',
      'p.tax_category',
      'p.subscribable',
      'one.cents',
      'one.valid_from',
      'sub.cents as subscription_cents',
      'sub.valid_from as subscription_from',
      'picture.picture_hash',
      'picture.alt',
    ])
    .select(
      sql<{ cents: number; from: string; to: string }[] | null>`(
        select json_agg(json_build_object('cents', past.cents, 'from', past.valid_from,
                                          'to', past.valid_to))
        from price_history past
        where past.variant_code = v.code and past.channel_code = ${channelCode}
          and past.kind = 'one_off' and past.valid_to is not null
          and past.valid_to >= one.valid_from - 30)`.as('past'),
    )
    .select(
      sql<string[] | null>`(
        select array_agg(category.path) from product_categories placed
        join categories category on category.id = placed.category_id
        where placed.product_id = p.id)`.as('category_paths'),
    )
    .execute();
  return rows.map((row) => ({
    code: row.code,
    variantName: row.format,
    variantSlug: row.variant_slug,
    productSku: row.sku,
    productSlug: row.slug,
    productName: row.name,
    kind: row.kind,
    unitPrice: row.cents,
    subscriptionUnitPrice: row.subscription_cents,
    originalUnitPrice: referencePrice({ cents: row.cents, from: row.valid_from }, row.past ?? []),
    priceSince: Temporal.PlainDate.from(row.valid_from),
    subscriptionPriceSince: Temporal.PlainDate.from(row.subscription_from),
    taxCategory: row.tax_category,
    category: row.tax_category === 'pet_food' ? 'food' : 'accessory',
    categoryPaths: row.category_paths ?? [],
    subscribable: row.subscribable,
    netGrams: row.net_grams,
    grossGrams: row.gross_grams,
    status: row.status,
    visible: row.visible,
    pictureHash: row.picture_hash,
    pictureAlt: row.alt,
  }));
}
