import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { availability, rationRow } from './contracts.ts';
import { KINDS, LABEL_TYPES, PRODUCT_STATUSES, SPECIES, TAX_CATEGORIES } from './edit-contracts.ts';
import { MOST_DELIVERED, MOST_LINES, MOVEMENT_REASONS } from './rules/index.ts';

export * from './edit-contracts.ts';

const kind = z.enum(KINDS);

/** A row of the team's list of products. */
export const teamProductShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Product'),
  sku: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  kind,
  status: z.enum(PRODUCT_STATUSES),
  /** Number of formats, and how many of them are sold out or low in stock. */
  formats: z.int(),
  out: z.int(),
  low: z.int(),
  /** Units for sale, all formats together. */
  available: z.int(),
  /** Cents, from the cheapest to the dearest format; null without a price on the French site. */
  priceFrom: z.int().nullable(),
  priceTo: z.int().nullable(),
  /** URL of its first picture; null without a picture. */
  pictureUrl: z.string().nullable(),
});
export type TeamProductShape = z.infer<typeof teamProductShape>;

/** A price that applied between two civil dates, both included; the current one has no end. */
const pastPrice = z.object({
  channel: z.string(),
  /** Cents, tax included. */
  cents: z.int(),
  from: z.string(),
  to: z.string().nullable(),
});

/** What a format costs on a site today. Cents, tax included. */
const presentPrice = z.object({
  channel: z.string(),
  cents: z.int(),
  subscriptionCents: z.int(),
  since: z.string(),
  /** The only price that may be struck through (PRI-02). */
  reference: z.int().nullable(),
});

/** A price that applies from a later day. */
const scheduledPrice = z.object({
  id: z.int(),
  channel: z.string(),
  cents: z.int(),
  from: z.string(),
  by: z.string(),
});

const teamVariantShape = z.object({
  code: z.string(),
  slug: z.string(),
  format: z.string(),
  netGrams: z.int(),
  grossGrams: z.int(),
  visible: z.boolean(),
  /** Barcode number (EAN). */
  ean: z.string().nullable(),
  onHand: z.int(),
  /** Of those, reserved for running subscriptions. */
  promised: z.int(),
  /** The rest: what a shopper may buy. */
  available: z.int(),
  lowStockAt: z.int(),
  availability,
  prices: z.array(presentPrice),
  history: z.array(pastPrice),
  scheduled: z.array(scheduledPrice),
});
export type TeamVariantShape = z.infer<typeof teamVariantShape>;

const labelShape = z.object({
  type: z.enum(LABEL_TYPES),
  composition: z.string(),
  additives: z.string(),
  /** % as fed. */
  constituents: z.array(z.object({ code: z.string(), value: z.number() })),
  /** kcal per 100 g as fed. */
  declaredEnergy: z.number().nullable(),
  computedEnergy: z.number().nullable(),
  instructions: z.string(),
  storage: z.string(),
  operator: z.string(),
  kibbleMm: z.number().nullable(),
  rations: z.array(rationRow),
});

/** A product, as the team works on it. */
export const teamProductDetailShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Product'),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  kind,
  status: z.enum(PRODUCT_STATUSES),
  replacedBy: z.object({ sku: z.string(), name: z.string() }).nullable(),
  subscribable: z.boolean(),
  taxCategory: z.enum(TAX_CATEGORIES),
  /** The shop's own protein range. */
  protein: z.string().nullable(),
  lifeStages: z.array(z.string()),
  sizes: z.array(z.string()),
  needs: z.array(z.string()),
  /** Whether the guides may propose it. */
  guided: z.boolean(),
  packaging: z.array(z.object({ element: z.string(), material: z.string(), sort: z.string() })),
  safety: z
    .object({
      manufacturer: z.string(),
      postalAddress: z.string(),
      email: z.string(),
      warnings: z.string(),
    })
    .nullable(),
  /** Fields still missing before it can be published; a format is named by its code. */
  missing: z.array(z.object({ field: z.string(), variantCode: z.string().nullable() })),
  categories: z.array(z.object({ path: z.string(), name: z.string() })),
  /** Incremented by every change; an edit sends the version it was made on. */
  version: z.int(),
  /** Title and description for search engines; null: the name and the short description are used. */
  seo: z.object({ title: z.string(), description: z.string() }).nullable(),
  shortDescription: z.string(),
  descriptionHtml: z.string(),
  label: labelShape.nullable(),
  pictures: z.array(
    z.object({
      hash: z.string(),
      alt: z.string(),
      src: z.string(),
      /** Code of the format the picture shows; null: the product in any format. */
      variant: z.string().nullable(),
    }),
  ),
  variants: z.array(teamVariantShape),
  /** Codes of the shop's sites, the French one first. */
  channels: z.array(z.string()),
  /** The shop's current civil date. */
  today: z.string(),
});
export type TeamProductDetailShape = z.infer<typeof teamProductDetailShape>;

/** A format found by a search. */
export const foundVariantShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductVariant'),
  code: z.string(),
  /** Name of the product followed by that of the format. */
  name: z.string(),
});
export type FoundVariantShape = z.infer<typeof foundVariantShape>;

/** An entry of the stock journal. */
export const stockMovementShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StockMovement'),
  id: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.enum(MOVEMENT_REASONS),
  before: z.int(),
  after: z.int(),
  note: z.string(),
});
export type StockMovementShape = z.infer<typeof stockMovementShape>;

const note = z.string().trim().max(200);

/** Seconds in a year: an older count says nothing about today's stock. */
const MOST_SECONDS_AGO = 31_536_000;

/** Lot number as typed; stored in capitals without spaces. */
const lot = z
  .string()
  .max(60)
  .regex(/^\s*[A-Za-z0-9./_-][A-Za-z0-9./_\s-]{0,39}$/);
const place = z
  .string()
  .max(20)
  .regex(/^[A-Za-z0-9\s-]*$/);

/** A lot and a place; when omitted, the lot of the units is unknown. */
const ofLot = {
  lot: lot.nullish(),
  place: place.nullish(),
  /** Civil date. */
  bestBefore: z.iso.date().nullish(),
};

/** A manual stock movement. For an inventory, `quantity` is the number counted, otherwise the number moved. */
export const newStockMovement = z.object({
  reason: z.enum(MOVEMENT_REASONS),
  quantity: z.int().min(0).max(MOST_DELIVERED),
  note,
  /**
   * Seconds between the count and this request: a count made offline arrives later, and is refused
   * if the stock changed in between. Omitted: counted now.
   */
  secondsAgo: z.number().min(0).max(MOST_SECONDS_AGO).optional(),
  ...ofLot,
});
export type NewStockMovement = z.infer<typeof newStockMovement>;

export const deliveredLine = z.object({
  /** Code of the variant, or its barcode number. */
  code: z.string().max(20),
  quantity: z.int().min(1).max(MOST_DELIVERED),
  ...ofLot,
});

export const newDelivery = z.object({
  lines: z.array(deliveredLine).min(1).max(MOST_LINES),
  /** Name of the supplier; empty when unknown (Reg. 178/2002 art. 18). */
  supplier: z.string().trim().max(120).default(''),
  /** Number of the delivery note, or another note. */
  note,
});
export type NewDelivery = z.infer<typeof newDelivery>;

export const lowStock = z.object({ lowStockAt: z.int().min(0).max(1_000_000) });

/** New price of a variant, tax included; the subscription price is derived from it (BIZ-06). */
export const newPrice = z.object({
  channels: z.array(z.string().max(20)).min(1).max(10),
  cents: z.int().min(1).max(1_000_000),
  /** First civil date; null: today. */
  from: z.iso.date().nullable(),
  /** The user confirmed a price change larger than usual. */
  confirmed: z.boolean(),
});
export type NewPrice = z.infer<typeof newPrice>;

/** Moves units of a lot to another lot or place; the lot '' means unknown. */
export const newLotMove = z.object({
  from: z.object({ lot: lot.or(z.literal('')), place }),
  to: z.object({ lot, place, bestBefore: z.iso.date().nullable() }),
  quantity: z.int().min(1).max(MOST_DELIVERED),
});

/** Stock of one lot at one place. */
const stockLotShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StockLot'),
  variantCode: z.string(),
  sku: z.string(),
  name: z.string(),
  format: z.string(),
  /** Empty: the lot is unknown. */
  lot: z.string(),
  place: z.string(),
  /** Civil date. */
  bestBefore: z.string().nullable(),
  /** Units; negative when more units of other lots were recorded than existed. */
  quantity: z.int(),
});
export type StockLotShape = z.infer<typeof stockLotShape>;

export const stockLotsShape = z
  .object({
    'hydra:member': z.array(stockLotShape),
    'hydra:totalItems': z.int(),
    /** Civil dates: today, and the last day of what expires soon. */
    today: z.string(),
    soon: z.string(),
  })
  .loose();

/** A delivery that contained the lot. */
export const lotReceiptShape = z.object({
  '@id': z.string(),
  '@type': z.literal('LotReceipt'),
  receivedAt: z.string(),
  supplier: z.string(),
  note: z.string(),
  by: z.string(),
  quantity: z.int(),
  bestBefore: z.string().nullable(),
  /** Id of the purchase order it belongs to. */
  purchaseOrder: z.int().nullable(),
});
export type LotReceiptShape = z.infer<typeof lotReceiptShape>;

/** Hundredths of a percent. */
const rate = z.int().min(0).max(3000);

const decidedRate = z.object({
  id: z.int(),
  rate: z.int(),
  appliesOn: z.string(),
  /** Legal source of the rate. */
  source: z.string(),
  /** Name of the staff member; null for the rates shipped with the shop. */
  by: z.string().nullable(),
  decidedAt: z.string().nullable(),
});

/** A VAT rate by country of arrival and kind of goods, with future and past rates. */
export const taxRateShape = z.object({
  '@id': z.string(),
  '@type': z.literal('TaxRate'),
  country: z.string(),
  category: z.enum(TAX_CATEGORIES),
  rate: z.int(),
  since: z.string(),
  source: z.string(),
  /** True until somebody with legal knowledge has confirmed it. */
  toConfirm: z.boolean(),
  waiting: z.array(decidedRate),
  past: z.array(decidedRate),
});
export type TaxRateShape = z.infer<typeof taxRateShape>;

export const taxRateInput = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  category: z.enum(TAX_CATEGORIES),
  rate,
  appliesOn: z.iso.date(),
  source: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
});
export type TaxRateInput = z.infer<typeof taxRateInput>;

/** Orders and deliveries that a new rate would affect. */
export const taxRatePreviewShape = z.object({
  '@type': z.literal('TaxRatePreview'),
  before: z.int(),
  after: z.int(),
  /**
   * Orders of the last thirty days with such goods to that country, and the amount of those goods
   * in cents, tax included.
   */
  orders: z.int(),
  money: z.int(),
  /** Subscription deliveries planned from the first day of the rate. */
  deliveries: z.int(),
});
export type TaxRatePreviewShape = z.infer<typeof taxRatePreviewShape>;
