import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import { type ProductTexts, type TranslatedPart, textsOfProduct } from '../rules/index.ts';
import { findTranslations } from './translations.ts';

/** A distinct French text of the catalogue with its translation. */
export interface CatalogueText {
  french: string;
  part: TranslatedPart;
  /** Name of the first product that has it. */
  product: string;
  productIds: readonly number[];
  /** The translation; null: none yet. */
  said: string | null;
}

/** Texts shown as HTML, which are translated in a formatted editor. */
const FORMATTED: ReadonlySet<TranslatedPart> = new Set(['description', 'intro']);

/** All distinct plain texts of products and labels, in the order of the products and of their pages. */
export async function listCatalogueTexts(db: Reader, code: string): Promise<CatalogueText[]> {
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
