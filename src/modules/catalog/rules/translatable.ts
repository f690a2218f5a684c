/** A translatable text of a product or category. */
export interface Translatable {
  /** Which text it is, for example `composition`. */
  part: TranslatedPart;
  french: string;
}

export const TRANSLATED_PARTS = [
  'name',
  'shortDescription',
  'description',
  'composition',
  'additives',
  'instructions',
  'storage',
  'warnings',
  'packaging',
  'format',
  'seoTitle',
  'seoDescription',
  'title',
  'intro',
] as const;
export type TranslatedPart = (typeof TRANSLATED_PARTS)[number];

/** Parts that must by law be in the buyer's language (FOOD-02, GPSR-01). */
export const OWED_PARTS: ReadonlySet<TranslatedPart> = new Set([
  'composition',
  'additives',
  'instructions',
  'storage',
  'warnings',
]);

/** Translatable fields of a product. */
export interface ProductTexts {
  name: string;
  short_description: string;
  description_html: string;
  label: { composition: string; additives: string; instructions: string; storage: string } | null;
  safety: { warnings: string } | null;
  packaging: readonly { element: string; material: string; sort: string }[];
  variants: readonly { format: string }[];
  seo: { title: string; description: string } | null;
}

/** A measure, « 4 kg » or « 12 × 85 g », is the same in any language. */
const IS_MEASURE = /^[\d\s\u00a0.,×x()]*(?:kg|g|l|ml|cl|cm|mm)?\)?$/i;

/** The texts of a product in the order of its page, without duplicates. */
export function textsOfProduct(product: ProductTexts): Translatable[] {
  const { label, safety, seo, packaging, variants } = product;
  return eachOnce([
    { part: 'name', french: product.name },
    { part: 'shortDescription', french: product.short_description },
    { part: 'description', french: product.description_html },
    { part: 'composition', french: label?.composition ?? '' },
    { part: 'additives', french: label?.additives ?? '' },
    { part: 'instructions', french: label?.instructions ?? '' },
    { part: 'storage', french: label?.storage ?? '' },
    { part: 'warnings', french: safety?.warnings ?? '' },
    ...packaging.flatMap(({ element, material, sort }) =>
      [element, material, sort].map((french) => ({ part: 'packaging' as const, french })),
    ),
    ...variants.map(({ format }) => ({ part: 'format' as const, french: format })),
    { part: 'seoTitle', french: seo?.title ?? '' },
    { part: 'seoDescription', french: seo?.description ?? '' },
  ]);
}

/** The texts of a category. */
export const textsOfCategory = (category: {
  name: string;
  title: string;
  intro_html: string;
  seo: { title: string; description: string };
}): Translatable[] =>
  eachOnce([
    { part: 'name', french: category.name },
    { part: 'title', french: category.title },
    { part: 'intro', french: category.intro_html },
    { part: 'seoTitle', french: category.seo.title },
    { part: 'seoDescription', french: category.seo.description },
  ]);

function eachOnce(texts: readonly Translatable[]): Translatable[] {
  const seen = new Set<string>();
  return texts.filter(({ french }) => {
    if (french.trim() === '' || IS_MEASURE.test(french) || seen.has(french)) return false;
    seen.add(french);
    return true;
  });
}
