import { sql } from 'kysely';
import type { Work } from '#schema.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import { readProductForTeam, type TeamProduct } from './product-for-team.ts';
import { publishProduct } from './publish-product.ts';

/**
 * Makes a new product like another, off line and without stock, at the prices of the French site.
 * Answers its sku. @throws Refusal `product.unknown`
 */
export async function copyProduct(work: Work, sku: string, name: string): Promise<string> {
  const product = await readProductForTeam(work.tx, sku);
  // One copy at a time: each takes the next number.
  await sql`lock table products in share row exclusive mode`.execute(work.tx);
  const { rows } = await sql<{ last: string }>`select max(sku) as last from products`.execute(
    work.tx,
  );
  const number = Number(rows[0]?.last.slice(2) ?? 0) + 1;
  const copy = `PR${String(number).padStart(6, '0')}`;
  await publishProduct(work, draftOf(product, { sku: copy, number, name, today: work.today }));
  return copy;
}

interface Copy {
  sku: string;
  number: number;
  name: string;
  today: Temporal.PlainDate;
}

function draftOf({ source, stock }: TeamProduct, { sku, number, name, today }: Copy): ProductDraft {
  const { label } = source;
  return {
    ...{ sku, name, slug: `${slugOf(name)}-${number}` },
    ...{ species: source.species, kind: source.kind, protein: source.protein },
    ...{ lifeStages: source.life_stages, sizes: source.sizes, needs: source.needs },
    shortDescription: source.short_description,
    descriptionHtml: source.description_html,
    taxCategory: source.tax_category,
    ...{ status: 'hidden', replacedBy: null, subscribable: source.subscribable },
    ...{ sampleOf: source.sample_of, popularity: 0, packaging: source.packaging },
    ...{ safety: source.safety, guide: source.guide },
    food: label && { ...label, analyticalConstituents: label.constituents },
    variants: source.variants.map(({ code, slug, format, netGrams, visible, prices }, index) => {
      const present = (kind: string): number =>
        prices.find((one) => one.kind === kind && one.to === null && one.channel === 'FR_WEB')
          ?.cents ?? 0;
      return {
        // As the codes of the house are made: the number of the product, then its format.
        code: `1${String(number).padStart(5, '0').slice(-5)}${String(index + 1).padStart(2, '0')}`,
        ...{ slug, format, netGrams, visible, stockOnHand: 0 },
        grossGrams: stock.get(code)?.gross_grams ?? netGrams,
        ...{ cents: present('one_off'), subscriptionCents: present('subscription') },
        ...{ priceSince: today, pastPrices: [] },
      } satisfies VariantDraft;
    }),
    categories: source.categories.map(({ path }) => path),
    crossSell: source.cross_sell,
    pictures: source.pictures.map(({ hash, alt }) => ({ hash, alt })),
  };
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
