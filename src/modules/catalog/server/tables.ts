import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ContentReview, GuideFacts, RationRow } from '../contracts.ts';
import type { ProductStatus } from '../rules/index.ts';
import type { PackagingPart, ProductSafety } from './product-draft.ts';

interface Seo {
  title: string;
  description: string;
}

export interface TaxRatesTable {
  id: GeneratedAlways<number>;
  country: string;
  category: 'pet_food' | 'accessory';
  basis_points: number;
  valid_from: string;
  valid_to: string | null;
  source: string;
  to_confirm: Generated<boolean>;
  /** Null for the rates shipped with the shop. */
  staff_id: Generated<number | null>;
  decided_at: Generated<Date | null>;
}

export interface CategoriesTable {
  id: Generated<number>;
  path: string;
  parent_id: number | null;
  name: string;
  title: string;
  intro_html: string;
  seo: JSONColumnType<{ title: string; description: string; noindex?: boolean }>;
  filters: string[];
  position: number;
  hidden: Generated<boolean>;
  /** Neither hidden itself nor below a hidden category. */
  shown: Generated<boolean>;
  /** Incremented by every change of the team. */
  version: Generated<number>;
}

export interface FilterDefinitionsTable {
  key: string;
  label: string;
  position: number;
}

export interface FilterValuesTable {
  key: string;
  value: string;
  label: string;
  position: number;
}

export interface ProductsTable {
  id: Generated<number>;
  sku: string;
  slug: string;
  name: string;
  species: 'dog' | 'cat' | 'both';
  kind: 'kibble' | 'wet' | 'treat' | 'care' | 'accessory' | 'sample';
  protein: string | null;
  life_stages: string[];
  sizes: string[];
  needs: string[];
  short_description: string;
  description_html: string;
  tax_category: 'pet_food' | 'accessory';
  status: ProductStatus;
  replaced_by: string | null;
  subscribable: boolean;
  sample_of: string | null;
  popularity: Generated<number>;
  packaging: JSONColumnType<PackagingPart[]>;
  safety: ColumnType<ProductSafety | null, string | null, string | null>;
  guide: ColumnType<GuideFacts | null, string | null, string | null>;
  /** Incremented by every change of the team. */
  version: Generated<number>;
  seo: ColumnType<Seo | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface FoodLabelsTable {
  product_id: number;
  type: 'complete' | 'complementary';
  composition: string;
  additives: string;
  constituents: JSONColumnType<{ code: string; value: number }[]>;
  /** kcal per 100 g as fed; the driver returns numeric as text. */
  declared_energy: string | null;
  computed_energy: string | null;
  instructions: string;
  storage: string;
  operator: Generated<string>;
  kibble_mm: string | null;
  rations: JSONColumnType<RationRow[]>;
}

export interface ProductVariantsTable {
  code: string;
  product_id: number;
  slug: string;
  format: string;
  net_grams: number;
  gross_grams: number;
  visible: boolean;
  position: number;
  on_hand: number;
  /** Of those, reserved for running subscriptions. */
  committed_for_subscribers: Generated<number>;
  /** The rest: what a shopper may buy. */
  available: GeneratedAlways<number>;
  /** Reorder threshold: units for sale at or below which it is listed for reordering. */
  low_stock_at: Generated<number>;
  /** Eight or thirteen digits with a valid check digit. */
  ean: string | null;
  /** Units of placed orders that are still on the shelf. */
  reserved: Generated<number>;
}

export interface GoodsReceiptsTable {
  id: GeneratedAlways<number>;
  supplier: string;
  note: string;
  staff_name: string;
  received_at: Date;
  /** The purchase order it belongs to. */
  purchase_order_id: number | null;
}

/** Stock by lot and place, derived from `lot_movements` by a trigger. The lot '' means unknown. */
export interface LotLevelsTable {
  variant_code: string;
  lot: string;
  place: string;
  best_before: string | null;
  quantity: number;
}

export interface LotMovementsTable {
  id: GeneratedAlways<number>;
  variant_code: string;
  lot: string;
  place: string;
  best_before: string | null;
  /** Units added; negative: removed. */
  quantity: number;
  kind:
    | 'receipt'
    | 'breakage'
    | 'inventory'
    | 'return'
    | 'packed'
    | 'unpacked'
    | 'lost'
    | 'named'
    | 'moved'
    | 'settled';
  staff_name: string | null;
  receipt_id: number | null;
  order_id: number | null;
  at: Date;
}

export interface ProductVersionsTable {
  product_id: number;
  version: number;
  /** Facts as text, by name. */
  facts: JSONColumnType<Record<string, string>>;
  /** As an edit would say it; null for versions of before it was stored. */
  content: ColumnType<VersionContent | null, string | null, string | null>;
  saved_at: Date;
  saved_by: string;
}

export interface CategoryVersionsTable {
  category_id: number;
  version: number;
  /** Facts as text, by name. */
  facts: JSONColumnType<Record<string, string>>;
  /** As an edit would say it; null for versions of before it was stored. */
  content: ColumnType<VersionContent | null, string | null, string | null>;
  saved_at: Date;
  saved_by: string;
}

/** Parts of an edit by name. */
export type VersionContent = Record<string, unknown>;

export interface ScheduledEditsTable {
  id: GeneratedAlways<number>;
  /** Either this or `category_id`. */
  product_id: number | null;
  category_id: number | null;
  apply_at: Date;
  /** The parts it changes, as they are expected to be then. */
  content_before: JSONColumnType<VersionContent>;
  content_after: JSONColumnType<VersionContent>;
  /** The same as text, by fact. */
  facts_before: JSONColumnType<Record<string, string>>;
  facts_after: JSONColumnType<Record<string, string>>;
  staff_name: string;
  made_at: Date;
  /** Null: it waits. */
  outcome: 'applied' | 'outdated' | 'refused' | null;
  settled_at: Date | null;
  /** What refused it, in French. */
  problem: string | null;
}

export interface StockMovementsTable {
  id: GeneratedAlways<number>;
  variant_code: string;
  at: Date;
  staff_name: string;
  reason: 'restock' | 'breakage' | 'inventory' | 'return';
  before: number;
  after: number;
  note: string;
}

export interface PriceHistoryTable {
  id: Generated<number>;
  variant_code: string;
  channel_code: string;
  kind: 'one_off' | 'subscription';
  cents: number;
  valid_from: string;
  valid_to: string | null;
}

export interface ScheduledPricesTable {
  id: GeneratedAlways<number>;
  variant_code: string;
  channel_code: string;
  cents: number;
  valid_from: string;
  staff_name: string;
}

export interface GuaranteedPricesTable {
  subscription_code: string;
  variant_code: string;
  cents: number;
  /** First civil date without the guarantee. */
  until: string | null;
}

export interface ProductCategoriesTable {
  product_id: number;
  category_id: number;
  position: number;
}

export interface ProductPicturesTable {
  product_id: number;
  position: number;
  picture_hash: string;
  alt: string;
  /** The format the picture shows; null: the product in any format. */
  variant_code: string | null;
}

export interface ProductCrossSellsTable {
  product_id: number;
  position: number;
  sku: string;
}

export interface CrossSellsTable {
  id: Generated<number>;
  key: string;
  title: string;
  main_product: string | null;
  skus: string[];
}

export interface ProductRatingsTable {
  product_id: number;
  count: number;
  average: string | null;
  distribution: number[];
  reviews: JSONColumnType<ContentReview[]>;
}

export interface ProductDocumentsTable {
  product_id: number;
  channel_code: string;
  sku: string;
  slug: string;
  name: string;
  animal_type: number;
  viewable: boolean;
  old_product: boolean;
  listed: boolean;
  popularity: number;
  price_from: number | null;
  price_per_kg: number | null;
  rating: string | null;
  /** Written and read as text: see `documents.ts`. */
  summary: string;
  complete: string;
  created_at: Date;
  updated_at: Date;
}

export interface ProductFiltersTable {
  product_id: number;
  channel_code: string;
  key: string;
  value: string;
}

export interface CatalogueTranslationsTable {
  language: string;
  french: string;
  said: string;
  changed_at: Generated<Date>;
  digest: GeneratedAlways<string>;
}

/** Written by the function `shelve` of migration 0070; bits read as text of 0 and 1. */
export interface ShelvesTable {
  channel_code: string;
  category_id: number;
  listed: string;
}

export interface ShelfValuesTable {
  channel_code: string;
  category_id: number;
  key: string;
  value: string;
  members: string;
}

export interface ShelfProductsTable {
  channel_code: string;
  category_id: number;
  product_id: number;
  place: number;
  listed: boolean;
  popularity: number;
  name: string;
  price_from: number | null;
  rating: string | null;
  created_at: Date;
}

export interface CatalogTables {
  tax_rates: TaxRatesTable;
  categories: CategoriesTable;
  filter_definitions: FilterDefinitionsTable;
  filter_values: FilterValuesTable;
  products: ProductsTable;
  food_labels: FoodLabelsTable;
  product_variants: ProductVariantsTable;
  product_versions: ProductVersionsTable;
  category_versions: CategoryVersionsTable;
  scheduled_edits: ScheduledEditsTable;
  stock_movements: StockMovementsTable;
  goods_receipts: GoodsReceiptsTable;
  lot_levels: LotLevelsTable;
  lot_movements: LotMovementsTable;
  price_history: PriceHistoryTable;
  scheduled_prices: ScheduledPricesTable;
  kept_prices: GuaranteedPricesTable;
  product_categories: ProductCategoriesTable;
  product_pictures: ProductPicturesTable;
  product_cross_sells: ProductCrossSellsTable;
  cross_sells: CrossSellsTable;
  product_ratings: ProductRatingsTable;
  product_documents: ProductDocumentsTable;
  product_filters: ProductFiltersTable;
  catalogue_translations: CatalogueTranslationsTable;
  shelves: ShelvesTable;
  shelf_values: ShelfValuesTable;
  shelf_products: ShelfProductsTable;
}
