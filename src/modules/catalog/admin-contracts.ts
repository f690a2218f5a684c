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
  /** How many formats it has, and how many of them are sold out or low. */
  formats: z.int(),
  out: z.int(),
  low: z.int(),
  /** Pieces for sale, all formats. */
  available: z.int(),
  /** Cents, from the cheapest to the dearest format; null without a price on the French site. */
  priceFrom: z.int().nullable(),
  priceTo: z.int().nullable(),
  /** Of its first picture; null for none. */
  pictureUrl: z.string().nullable(),
});
export type TeamProductShape = z.infer<typeof teamProductShape>;

/** A price applied between two civil days, both included; the present one has no end. */
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
  /** The number under its bars. */
  ean: z.string().nullable(),
  onHand: z.int(),
  /** Of those, promised to running subscriptions. */
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
  /** The range of the house. */
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
  /** What it still needs before it may be shown, by field; a format is named by its code. */
  missing: z.array(z.object({ field: z.string(), variantCode: z.string().nullable() })),
  categories: z.array(z.object({ path: z.string(), name: z.string() })),
  /** Goes up with every change: an edit names the one it was made on. */
  version: z.int(),
  /** What search engines read; null: the name and the short description. */
  seo: z.object({ title: z.string(), description: z.string() }).nullable(),
  shortDescription: z.string(),
  descriptionHtml: z.string(),
  label: labelShape.nullable(),
  pictures: z.array(
    z.object({
      hash: z.string(),
      alt: z.string(),
      src: z.string(),
      /** Code of the format it shows; null: the product in any format. */
      variant: z.string().nullable(),
    }),
  ),
  variants: z.array(teamVariantShape),
  /** Codes of the sites of the shop, the French one first. */
  channels: z.array(z.string()),
  /** The civil day it is in the shop. */
  today: z.string(),
});
export type TeamProductDetailShape = z.infer<typeof teamProductDetailShape>;

/** A format as it is chosen by name. */
export const foundVariantShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductVariant'),
  code: z.string(),
  /** Of the product and the format. */
  name: z.string(),
});
export type FoundVariantShape = z.infer<typeof foundVariantShape>;

/** A line of the journal of the stock. */
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

/** A year: what was counted before that is no count of today's. */
const MOST_SECONDS_AGO = 31_536_000;

/** As they are typed; kept in capitals without spaces. */
const lot = z
  .string()
  .max(60)
  .regex(/^\s*[A-Za-z0-9./_-][A-Za-z0-9./_\s-]{0,39}$/);
const place = z
  .string()
  .max(20)
  .regex(/^[A-Za-z0-9\s-]*$/);

/** Pieces of a lot at a place; left out: nobody knows of which they are. */
const ofLot = {
  lot: lot.nullish(),
  place: place.nullish(),
  /** Civil date. */
  bestBefore: z.iso.date().nullish(),
};

/** What a person did to a stock. An inventory says how many were counted, everything else how many moved. */
export const newStockMovement = z.object({
  reason: z.enum(MOVEMENT_REASONS),
  quantity: z.int().min(0).max(MOST_DELIVERED),
  note,
  /**
   * How long before this call it was counted, in seconds: what was counted without a network arrives later, and is refused where
   * pieces came or went since. Left out: it is what there is now.
   */
  secondsAgo: z.number().min(0).max(MOST_SECONDS_AGO).optional(),
  ...ofLot,
});
export type NewStockMovement = z.infer<typeof newStockMovement>;

export const newDelivery = z.object({
  lines: z
    .array(
      z.object({
        /** Of the variant, or what stands under its bars. */
        code: z.string().max(20),
        quantity: z.int().min(1).max(MOST_DELIVERED),
        ...ofLot,
      }),
    )
    .min(1)
    .max(MOST_LINES),
  /** Who delivered it; empty where nobody said (Reg. 178/2002 art. 18). */
  supplier: z.string().trim().max(120).default(''),
  /** Number of the delivery note, or what else is worth knowing. */
  note,
});
export type NewDelivery = z.infer<typeof newDelivery>;

export const lowStock = z.object({ lowStockAt: z.int().min(0).max(1_000_000) });

/** What a variant is to cost, tax included; the subscription price follows (BIZ-06). */
export const newPrice = z.object({
  channels: z.array(z.string().max(20)).min(1).max(10),
  cents: z.int().min(1).max(1_000_000),
  /** First civil day; null is today. */
  from: z.iso.date().nullable(),
  /** It may move further than prices usually do. */
  confirmed: z.boolean(),
});
export type NewPrice = z.infer<typeof newPrice>;

/** Where pieces of a lot stand now, and where they go; the lot '' is of no known lot. */
export const newLotMove = z.object({
  from: z.object({ lot: lot.or(z.literal('')), place }),
  to: z.object({ lot, place, bestBefore: z.iso.date().nullable() }),
  quantity: z.int().min(1).max(MOST_DELIVERED),
});

/** What stands of a lot at a place. */
const stockLotShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StockLot'),
  variantCode: z.string(),
  sku: z.string(),
  name: z.string(),
  format: z.string(),
  /** Empty: of no known lot. */
  lot: z.string(),
  place: z.string(),
  /** Civil date. */
  bestBefore: z.string().nullable(),
  /** Pieces; below zero where more of other lots was noted than there was. */
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

/** A delivery a lot came with. */
export const lotReceiptShape = z.object({
  '@id': z.string(),
  '@type': z.literal('LotReceipt'),
  receivedAt: z.string(),
  supplier: z.string(),
  note: z.string(),
  by: z.string(),
  quantity: z.int(),
  bestBefore: z.string().nullable(),
  /** Id of the order to its supplier that it answered. */
  purchaseOrder: z.int().nullable(),
});
export type LotReceiptShape = z.infer<typeof lotReceiptShape>;

/** Hundredths of a percent. */
const rate = z.int().min(0).max(3000);

const decidedRate = z.object({
  id: z.int(),
  rate: z.int(),
  appliesOn: z.string(),
  /** Where the law says so. */
  source: z.string(),
  /** Null of those the shop came with. */
  by: z.string().nullable(),
  decidedAt: z.string().nullable(),
});

/** A VAT rate by country of arrival and kind of goods, with what will hold and what held. */
export const taxRateShape = z.object({
  '@id': z.string(),
  '@type': z.literal('TaxRate'),
  country: z.string(),
  category: z.enum(TAX_CATEGORIES),
  rate: z.int(),
  since: z.string(),
  source: z.string(),
  /** Nobody who knows the law has confirmed it. */
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

/** What a rate would be charged on. */
export const taxRatePreviewShape = z.object({
  '@type': z.literal('TaxRatePreview'),
  before: z.int(),
  after: z.int(),
  /** Orders of the last thirty days with such goods to that country, and cents of those goods, tax included. */
  orders: z.int(),
  money: z.int(),
  /** Deliveries of subscriptions planned from its day on. */
  deliveries: z.int(),
});
export type TaxRatePreviewShape = z.infer<typeof taxRatePreviewShape>;
