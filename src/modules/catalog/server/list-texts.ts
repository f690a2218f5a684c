import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import { type ProductTexts, type TranslatedPart, textsOfProduct } from '../rules/index.ts';
import { findTranslations } from './translations.ts';

/** A French text of the catalogue, once, wherever it stands, and how it is said in another language. */
export interface CatalogueText {
  french: string;
  part: TranslatedPart;
  /** The first product that says it, by name. */
  product: string;
  productIds: readonly number[];
  /** Null: nobody wrote it yet. */
  said: string | null;
}

/** What is shown as HTML is written in its editor. */
const FORMATTED: ReadonlySet<TranslatedPart> = new Set(['description', 'intro']);

/** Every plain text products say, labels among them, in the order of the products and of their pages. */
export async function listCatalogueTexts(db: Db | Tx, code: string): Promise<CatalogueText[]> {
  const { rows } = await sql<ProductTexts & { id: number }>`
    select p.id, p.name, p.short_description, p.description_html, p.safety, p.packaging, p.seo,
      (select json_build_object('composition', l.composition, 'additives', l.additives,
         'instructions', l.instructions, 'storage', l.storage)
       from food_labels l where l.product_id = p.id) as label,
      (select coalesce(json_agg(json_build_object('format', v.format) order by v.position), '[]')
       from product_variants v where v.product_id = p.id) as variants
    from products p order by p.sku`.execute(db);
  const texts = new Map<string, Omit<CatalogueText, 'said' | 'productIds'> & { ids: number[] }>();
  for (const product of rows)
    for (const { french, part } of textsOfProduct(product)) {
      if (FORMATTED.has(part)) continue;
      const text = texts.get(french);
      if (text) text.ids.push(product.id);
      else texts.set(french, { french, part, product: product.name, ids: [product.id] });
    }
  const found = await findTranslations(db, code, texts.keys());
  return [...texts.values()].map(({ ids, ...text }) => ({
    ...text,
    productIds: ids,
    said: found.get(text.french) ?? null,
  }));
}
