import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type Translatable, textsOfCategory, textsOfProduct } from '../rules/index.ts';
import { readProductForTeam } from './product-for-team.ts';
import { findTranslations, saveTranslations } from './translations.ts';

export interface TranslatedText extends Translatable {
  /** The translation; null: none yet. */
  said: string | null;
}

/** French texts of a product, each with its translation. @throws Refusal `product.unknown` */
export async function readProductTexts(db: Db | Tx, sku: string, language: string) {
  const { source } = await readProductForTeam(db, sku);
  return {
    id: source.id,
    name: source.name,
    texts: await translated(db, language, textsOfProduct(source)),
  };
}

/** The same for a category. @throws Refusal `category.unknown` */
export async function readCategoryTexts(db: Db | Tx, id: number, language: string) {
  const category = await db
    .selectFrom('categories')
    .select(['id', 'path', 'name', 'title', 'intro_html', 'seo'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) throw refuse('category.unknown');
  return {
    id: category.id,
    path: category.path,
    name: category.name,
    texts: await translated(db, language, textsOfCategory(category)),
  };
}

async function translated(
  db: Db | Tx,
  language: string,
  texts: readonly Translatable[],
): Promise<TranslatedText[]> {
  const found = await findTranslations(
    db,
    language,
    texts.map(({ french }) => french),
  );
  return texts.map((text) => ({ ...text, said: found.get(text.french) ?? null }));
}

interface Typed {
  french: string;
  said: string;
}

/**
 * Saves translations of a product's texts, each given with its French text; an empty one deletes
 * the translation.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile` when a French text has changed
 * since
 */
export async function translateProduct(
  work: UnitOfWork,
  sku: string,
  language: string,
  typed: readonly Typed[],
  clean: (part: string, said: string) => string,
): Promise<void> {
  const { id, texts } = await readProductTexts(work.tx, sku, language);
  await save(work, language, texts, typed, 'product.changed_meanwhile', clean);
  await work.announce('products.changed', { productIds: [id] });
}

/** The same for a category. @throws Refusal `category.unknown`, `category.changed_meanwhile` */
export async function translateCategory(
  work: UnitOfWork,
  id: number,
  language: string,
  typed: readonly Typed[],
  clean: (part: string, said: string) => string,
): Promise<void> {
  const { texts } = await readCategoryTexts(work.tx, id, language);
  await save(work, language, texts, typed, 'category.changed_meanwhile', clean);
  await work.announce('categories.changed', {});
}

async function save(
  work: UnitOfWork,
  language: string,
  texts: readonly TranslatedText[],
  typed: readonly Typed[],
  code: 'product.changed_meanwhile' | 'category.changed_meanwhile',
  clean: (part: string, said: string) => string,
) {
  const pairs = typed.map(({ french, said }) => {
    const text = texts.find((one) => one.french === french);
    if (!text) throw refuse(code);
    return [french, clean(text.part, said)] as const;
  });
  await saveTranslations(work, language, pairs);
}
