import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { ContentReview, GuideFacts, RationRow } from '../contracts.ts';
import type { ProductStatus } from '../rules/index.ts';
import type { PackagingPart, ProductSafety } from './product-draft.ts';

interface SourcePrice {
  channel: string;
  kind: 'one_off' | 'subscription';
  cents: number;
  from: string;
  to: string | null;
}

export interface SourceVariant {
  code: string;
  slug: string;
  format: string;
  netGrams: number;
  grossGrams: number;
  ean: string | null;
  visible: boolean;
  onHand: number;
  prices: SourcePrice[];
}

interface SourceLabel {
  type: 'complete' | 'complementary';
  composition: string;
  additives: string;
  constituents: { code: string; value: number }[];
  declaredEnergy: number | null;
  computedEnergy: number | null;
  instructions: string;
  storage: string;
  operator: string;
  kibbleMm: number | null;
  rations: RationRow[];
}

export interface SourcePicture {
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
  alt: string;
  /** Code of the format it shows; null: the product in any format. */
  variant: string | null;
}

/** All data from which the documents of one product are built. */
export interface DocumentSource {
  id: number;
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
  popularity: number;
  packaging: PackagingPart[];
  safety: ProductSafety | null;
  guide: GuideFacts | null;
  version: number;
  seo: { title: string; description: string } | null;
  created_at: Date;
  updated_at: Date;
  replacement: { sku: string; slug: string; name: string } | null;
  label: SourceLabel | null;
  variants: SourceVariant[];
  /** Most specific category first. */
  categories: { path: string; name: string; shown: boolean }[];
  pictures: SourcePicture[];
  cross_sell: string[];
  rating: {
    count: number;
    average: number | null;
    distribution: number[];
    reviews: ContentReview[];
  } | null;
}

/** Reads the sources of any number of products in one statement. */
export async function readSources(db: Db | Tx, ids: readonly number[]): Promise<DocumentSource[]> {
  const { rows } = await sql<DocumentSource>`
    select p.*,
      (select json_build_object('sku', r.sku, 'slug', r.slug, 'name', r.name)
       from products r where r.sku = p.replaced_by) as replacement,
      (select json_build_object('type', l.type, 'composition', l.composition,
         'additives', l.additives, 'constituents', l.constituents,
         'declaredEnergy', l.declared_energy, 'computedEnergy', l.computed_energy,
         'instructions', l.instructions, 'storage', l.storage, 'operator', l.operator, 'kibbleMm', l.kibble_mm,
         'rations', l.rations)
       from food_labels l where l.product_id = p.id) as label,
      (select coalesce(json_agg(json_build_object('code', v.code, 'slug', v.slug,
         'format', v.format, 'netGrams', v.net_grams, 'grossGrams', v.gross_grams, 'ean', v.ean,
         'visible', v.visible, 'onHand', v.available,
         'prices', (select coalesce(json_agg(json_build_object('channel', h.channel_code,
             'kind', h.kind, 'cents', h.cents, 'from', h.valid_from, 'to', h.valid_to)), '[]')
           from price_history h where h.variant_code = v.code)) order by v.position), '[]')
       from product_variants v where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('path', c.path, 'name', c.name,
         'shown', c.shown) order by pc.position), '[]')
       from product_categories pc join categories c on c.id = pc.category_id
       where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(json_build_object('hash', f.hash, 'width', f.width,
         'height', f.height, 'placeholder', f.placeholder, 'alt', pp.alt, 'variant', pp.variant_code)
         order by pp.position), '[]')
       from product_pictures pp join pictures f on f.hash = pp.picture_hash
       where pp.product_id = p.id) as pictures,
      array(select x.sku from product_cross_sells x where x.product_id = p.id
            order by x.position) as cross_sell,
      (select json_build_object('count', g.count, 'average', g.average,
         'distribution', g.distribution, 'reviews', g.reviews)
       from product_ratings g where g.product_id = p.id) as rating
    from products p where p.id = any(${[...ids]}::bigint[])
    order by p.id`.execute(db);
  return rows;
}
