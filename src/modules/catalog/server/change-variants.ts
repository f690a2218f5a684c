import { sql } from 'kysely';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { NewVariant, VariantChanges } from '../admin-contracts.ts';
import { isEan, slugOf, subscriptionPriceOf } from '../rules/index.ts';
import { changeProduct } from './change-product.ts';
import type { DocumentSource } from './document-source.ts';
import type { FiguresOf } from './figures.ts';
import { codeOf } from './next-number.ts';
import { setPrices } from './set-prices.ts';

interface Edited {
  sku: string;
  by: string;
}

/**
 * Adds a format, visible at once in a draft, otherwise when the team enables it. Returns its code.
 * @throws Refusal of `code`, `ean`
 */
export async function addVariant(
  work: UnitOfWork,
  { sku, by }: Edited,
  { version, cents, ...typed }: NewVariant,
  figuresOf: FiguresOf,
): Promise<string> {
  let code = typed.code ?? '';
  await changeProduct(work, { sku, version, by }, figuresOf, async (before) => {
    const { tx } = work;
    const taken = new Set(await codesLike(tx, before));
    code ||= freeCode(before, taken);
    const wrong = taken.has(code) ? [{ propertyPath: 'code', code: 'variant.code_taken' }] : [];
    const bars = await eanProblems(tx, [{ ...typed, code, path: 'ean' }]);
    if (wrong.length + bars.length > 0) throw refuseFields([...wrong, ...bars]);
    await tx
      .insertInto('product_variants')
      .values({
        code,
        product_id: before.id,
        slug: freeSlug(before, typed.format),
        format: typed.format,
        net_grams: typed.netGrams,
        gross_grams: typed.grossGrams,
        ean: typed.ean || null,
        visible: before.status === 'draft',
        position: before.variants.length,
        on_hand: 0,
      })
      .execute();
    if (cents === null) return;
    const { channels } = await getSites(tx);
    const prices = { code, cents, subscriptionCents: subscriptionPriceOf(cents) };
    await setPrices(
      work,
      { ...prices, priceSince: work.today, pastPrices: [] },
      channels.map((channel) => channel.code),
    );
  });
  return code;
}

/**
 * Saves all formats of a product in their new order. One without a price stays hidden.
 * @throws Refusal of `variants`, `variants.{index}.ean`, `variants.{index}.visible`
 */
export async function changeVariants(
  work: UnitOfWork,
  { sku, by }: Edited,
  { version, variants }: VariantChanges,
  figuresOf: FiguresOf,
): Promise<void> {
  await changeProduct(work, { sku, version, by }, figuresOf, async (before) => {
    const codes = before.variants.map(({ code }) => code);
    const given = variants.map(({ code }) => code);
    if (JSON.stringify(codes.toSorted()) !== JSON.stringify(given.toSorted()))
      throw refuseFields([{ propertyPath: 'variants', code: 'variant.all_or_none' }]);
    const violations = [
      ...(await eanProblems(
        work.tx,
        variants.map((one, index) => ({ ...one, path: `variants.${index}.ean` })),
      )),
      ...unpriced(before, variants),
    ];
    if (violations.length > 0) throw refuseFields(violations);
    // Barcodes may be swapped between formats, so they are all cleared before they are set.
    await work.tx
      .updateTable('product_variants')
      .set({ ean: null })
      .where('product_id', '=', before.id)
      .execute();
    for (const [
      position,
      { code, format, netGrams, grossGrams, ean, visible },
    ] of variants.entries())
      await work.tx
        .updateTable('product_variants')
        .set({ position, format, net_grams: netGrams, gross_grams: grossGrams, visible })
        .set({ ean: ean || null })
        .where('code', '=', code)
        .execute();
  });
}

/**
 * Removes a format from a draft; one that was published stays, because orders refer to it.
 * @throws Refusal `variant.unknown`, `variant.kept`
 */
export async function removeVariant(
  work: UnitOfWork,
  { sku, by, version }: Edited & { version: number },
  code: string,
  figuresOf: FiguresOf,
): Promise<void> {
  await changeProduct(work, { sku, version, by }, figuresOf, async (before) => {
    if (!before.variants.some((one) => one.code === code)) throw refuse('variant.unknown');
    const moved = await work.tx
      .selectFrom('stock_movements')
      .select('id')
      .where('variant_code', '=', code)
      .limit(1)
      .executeTakeFirst();
    if (before.status !== 'draft' || moved) throw refuse('variant.kept');
    await work.tx.deleteFrom('product_variants').where('code', '=', code).execute();
  });
}

const unpriced = (before: DocumentSource, variants: VariantChanges['variants']): Violation[] =>
  variants.flatMap(({ code, visible }, index) => {
    const existing = before.variants.find((one) => one.code === code);
    const isPriced = existing?.prices.some(({ kind, to }) => kind === 'one_off' && to === null);
    // For a draft, a missing price is reported in the list of missing fields.
    if (!visible || isPriced || before.status === 'draft') return [];
    return [{ propertyPath: `variants.${index}.visible`, code: 'variant.unpriced' }];
  });

interface Barred {
  code: string;
  ean: string | null;
  path: string;
}

async function eanProblems(tx: Tx, variants: readonly Barred[]): Promise<Violation[]> {
  const given = variants.filter(({ ean }) => ean);
  const rows = await tx
    .selectFrom('product_variants')
    .select(['code', 'ean'])
    .where('ean', 'in', ['', ...given.map(({ ean }) => ean ?? '')])
    .execute();
  const own = new Set(variants.map(({ code }) => code));
  const elsewhere = new Set(rows.filter(({ code }) => !own.has(code)).map(({ ean }) => ean));
  return given.flatMap(({ ean, path }, at) => {
    if (!isEan(ean ?? '')) return [{ propertyPath: path, code: 'variant.ean_wrong' }];
    const isTwice = given.findIndex((one) => one.ean === ean) < at;
    const isTaken = isTwice || elsewhere.has(ean);
    return isTaken ? [{ propertyPath: path, code: 'variant.ean_taken' }] : [];
  });
}

const numberOf = ({ sku }: DocumentSource) => Number(sku.slice(2));

/** Codes in use: those of the product, and those of others with the same prefix. */
async function codesLike(tx: Tx, product: DocumentSource): Promise<string[]> {
  // Serialises the assignment of codes over all products.
  await sql`lock table product_variants in share row exclusive mode`.execute(tx);
  const rows = await tx.selectFrom('product_variants').select('code').execute();
  return [...product.variants, ...rows].map(({ code }) => code);
}

function freeCode(product: DocumentSource, taken: ReadonlySet<string>): string {
  for (let at = 1; at < 100; at += 1) {
    const code = codeOf(numberOf(product), at);
    if (!taken.has(code)) return code;
  }
  throw refuseFields([{ propertyPath: 'code', code: 'required' }]);
}

/** A URL segment for the format that differs from those of the other formats. */
function freeSlug({ variants }: DocumentSource, format: string): string {
  const slug = slugOf(format) || 'format';
  const taken = new Set(variants.map((one) => one.slug));
  if (!taken.has(slug)) return slug;
  const nth = [...variants.keys()].map((at) => `${slug}-${at + 2}`).find((one) => !taken.has(one));
  return nth ?? slug;
}
