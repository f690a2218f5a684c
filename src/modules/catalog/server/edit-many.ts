import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { changeProducts } from './change-product.ts';
import type { DocumentSource } from './document-source.ts';
import type { FiguresOf } from './figures.ts';

/** New texts of a product; undefined fields are not changed. */
export interface ProductLine {
  sku: string;
  name?: string | undefined;
  shortDescription?: string | undefined;
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
  subscribable?: boolean | undefined;
}

/**
 * Changes texts of many products, each as a separate edit with its own version; documents are
 * written once.
 * @throws Refusal `product.unknown`, violations for missing fields
 */
export async function editProducts(
  work: UnitOfWork,
  by: string,
  lines: readonly ProductLine[],
  figuresOf: FiguresOf,
): Promise<void> {
  const typed = new Map(lines.map((line) => [line.sku, line]));
  await changeProducts(work, { skus: [...typed.keys()], by }, figuresOf, async (before) => {
    const rows = before.map((source) => {
      const line = typed.get(source.sku);
      return {
        id: source.id,
        name: line?.name ?? source.name,
        short: line?.shortDescription ?? source.short_description,
        subscribable: line?.subscribable ?? source.subscribable,
        seo: line ? seoOf(source, line) : source.seo,
      };
    });
    await sql`
      update products p set name = t.name, short_description = t.short, subscribable = t.subscribable,
        seo = nullif(t.seo, 'null')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        t (id bigint, name text, short text, subscribable boolean, seo jsonb)
      where p.id = t.id`.execute(work.tx);
  });
}

/** Null when both are empty: the product then has no SEO texts of its own. */
function seoOf({ seo }: DocumentSource, { seoTitle, seoDescription }: ProductLine) {
  const title = seoTitle ?? seo?.title ?? '';
  const description = seoDescription ?? seo?.description ?? '';
  return title === '' && description === '' ? null : { title, description };
}

/** New values of a format; undefined fields are not changed. An empty `ean` removes the barcode. */
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
 * Changes many formats; each of their products is edited once.
 * @throws Refusal `variant.unknown`, `variant.unpriced`, violations for missing fields
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
  // Barcodes may be swapped between formats, so they are all cleared before they are set.
  const barred = lines.flatMap(({ code, ean }) => (ean === undefined ? [] : [code]));
  if (barred.length > 0)
    await work.tx
      .updateTable('product_variants')
      .set({ ean: null })
      .where('code', 'in', barred)
      .execute();
  const skus = [...new Set(found.map(({ sku }) => sku))];
  const typed = new Map(lines.map((line) => [line.code, line]));
  await changeProducts(work, { skus, by }, figuresOf, async (before) => {
    const rows = before.flatMap((source) =>
      source.variants.flatMap((variant) => {
        const line = typed.get(variant.code);
        return line ? [formatRow(source, variant, line)] : [];
      }),
    );
    await sql`
      update product_variants v set format = coalesce(t.format, v.format),
        ean = case when t."isBarred" then t.ean else v.ean end, net_grams = coalesce(t.net, v.net_grams),
        gross_grams = coalesce(t.gross, v.gross_grams), low_stock_at = coalesce(t.low, v.low_stock_at),
        visible = coalesce(t.visible, v.visible)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) t (code text, format text, "isBarred" boolean, ean text,
        net int, gross int, low int, visible boolean)
      where v.code = t.code`.execute(work.tx);
  });
}

/** @throws Refusal under `visible` for a format made visible without a price */
function formatRow(
  { status }: DocumentSource,
  { prices }: DocumentSource['variants'][number],
  line: FormatLine,
) {
  const isPriced = prices.some(({ kind, to }) => kind === 'one_off' && to === null);
  if (line.visible && !isPriced && status !== 'draft')
    throw refuseFields([{ propertyPath: 'visible', code: 'variant.unpriced' }]);
  return {
    code: line.code,
    format: line.format,
    isBarred: line.ean !== undefined,
    ean: line.ean || null,
    net: line.netGrams,
    gross: line.grossGrams,
    low: line.lowStockAt,
    visible: line.visible,
  };
}
