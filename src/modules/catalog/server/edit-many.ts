import { refuse, refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { changeProducts } from './change-product.ts';
import type { DocumentSource } from './document-source.ts';
import type { FiguresOf } from './figures.ts';

/** What becomes of a product; what is undefined stays. */
export interface ProductLine {
  sku: string;
  name?: string | undefined;
  shortDescription?: string | undefined;
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
  subscribable?: boolean | undefined;
}

/**
 * Changes texts of many products, each as an edit of its own with a version of its own; their documents are written once.
 * @throws Refusal `product.unknown`, violations of what would be missing
 */
export async function editProducts(
  work: UnitOfWork,
  by: string,
  lines: readonly ProductLine[],
  figuresOf: FiguresOf,
): Promise<void> {
  const typed = new Map(lines.map((line) => [line.sku, line]));
  await changeProducts(work, { skus: [...typed.keys()], by }, figuresOf, async (before) => {
    const line = typed.get(before.sku);
    if (!line) return;
    await work.tx
      .updateTable('products')
      .set({
        name: line.name ?? before.name,
        short_description: line.shortDescription,
        subscribable: line.subscribable,
        seo: seoOf(before, line),
      })
      .where('id', '=', before.id)
      .execute();
  });
}

/** Null without both, as a product has it that says nothing of its own to search engines. */
function seoOf({ seo }: DocumentSource, { seoTitle, seoDescription }: ProductLine) {
  if (seoTitle === undefined && seoDescription === undefined) return undefined;
  const title = seoTitle ?? seo?.title ?? '';
  const description = seoDescription ?? seo?.description ?? '';
  return title === '' && description === '' ? null : JSON.stringify({ title, description });
}

/** What becomes of a format; what is undefined stays. An empty `ean` takes its bars away. */
export interface FormatLine {
  code: string;
  format?: string | undefined;
  ean?: string | undefined;
  netGrams?: number | undefined;
  grossGrams?: number | undefined;
  lowStockAt?: number | undefined;
  visible?: boolean | undefined;
}

/**
 * Changes many formats; each product they are of is edited once.
 * @throws Refusal `variant.unknown`, `variant.unpriced`, violations of what would be missing
 */
export async function editFormats(
  work: UnitOfWork,
  by: string,
  lines: readonly FormatLine[],
  figuresOf: FiguresOf,
): Promise<void> {
  const codes = lines.map(({ code }) => code);
  const found = await work.tx
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.code', 'p.sku'])
    .where('v.code', 'in', codes)
    .execute();
  if (found.length < new Set(codes).size) throw refuse('variant.unknown');
  // Numbers that change hands: each is free before it is given.
  const barred = lines.flatMap(({ code, ean }) => (ean === undefined ? [] : [code]));
  if (barred.length > 0)
    await work.tx
      .updateTable('product_variants')
      .set({ ean: null })
      .where('code', 'in', barred)
      .execute();
  const skus = [...new Set(found.map(({ sku }) => sku))];
  await changeProducts(work, { skus, by }, figuresOf, async (before) => {
    for (const variant of before.variants) {
      const line = lines.find(({ code }) => code === variant.code);
      if (line) await writeFormat(work, before, line);
    }
  });
}

async function writeFormat(
  work: UnitOfWork,
  before: DocumentSource,
  line: FormatLine,
): Promise<void> {
  const existing = before.variants.find(({ code }) => code === line.code);
  const isPriced = existing?.prices.some(({ kind, to }) => kind === 'one_off' && to === null);
  if (line.visible && !isPriced && before.status !== 'draft')
    throw refuseFields([{ propertyPath: 'visible', code: 'variant.unpriced' }]);
  await work.tx
    .updateTable('product_variants')
    .set({
      code: line.code,
      format: line.format,
      ean: line.ean === undefined ? undefined : line.ean || null,
      net_grams: line.netGrams,
      gross_grams: line.grossGrams,
      low_stock_at: line.lowStockAt,
      visible: line.visible,
    })
    .where('code', '=', line.code)
    .execute();
}
