import { getSites } from '#modules/channels/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { slugOf } from '../rules/index.ts';
import { codeOf, nextNumber, skuOf } from './next-number.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import { readProductForTeam, type TeamProduct } from './product-for-team.ts';
import { publishProduct } from './publish-product.ts';

/**
 * Creates a draft from another product, without stock, at the prices of the first site that sells
 * it. Returns its sku.
 * @throws Refusal `product.unknown`
 */
export async function copyProduct(work: UnitOfWork, sku: string, name: string): Promise<string> {
  const product = await readProductForTeam(work.tx, sku);
  const number = await nextNumber(work);
  const copy = skuOf(number);
  const { channels } = await getSites(work.tx);
  const sites = channels.map(({ code }) => code);
  await publishProduct(
    work,
    draftOf(product, { sku: copy, number, name, sites, today: work.today }),
  );
  return copy;
}

interface Copy {
  sku: string;
  number: number;
  name: string;
  /** Site codes, in order of preference. */
  sites: readonly string[];
  today: Temporal.PlainDate;
}

function draftOf({ source }: TeamProduct, { sku, number, name, sites, today }: Copy): ProductDraft {
  const { label } = source;
  return {
    sku,
    name,
    slug: `${slugOf(name)}-${number}`,
    species: source.species,
    kind: source.kind,
    protein: source.protein,
    lifeStages: source.life_stages,
    sizes: source.sizes,
    needs: source.needs,
    shortDescription: source.short_description,
    descriptionHtml: source.description_html,
    taxCategory: source.tax_category,
    status: 'draft',
    replacedBy: null,
    subscribable: source.subscribable,
    sampleOf: source.sample_of,
    popularity: 0,
    packaging: source.packaging,
    safety: source.safety,
    guide: source.guide,
    food: label && { ...label, analyticalConstituents: label.constituents },
    variants: source.variants.map(
      ({ slug, format, netGrams, grossGrams, visible, prices }, index) => {
        const open = prices.filter(({ to }) => to === null);
        const site = sites.find((code) => open.some(({ channel }) => channel === code));
        const present = (kind: string): number =>
          open.find((one) => one.kind === kind && one.channel === site)?.cents ?? 0;
        return {
          code: codeOf(number, index + 1),
          slug,
          format,
          netGrams,
          grossGrams,
          visible,
          stockOnHand: 0,
          cents: present('one_off'),
          subscriptionCents: present('subscription'),
          priceSince: today,
          pastPrices: [],
        } satisfies VariantDraft;
      },
    ),
    categories: source.categories.map(({ path }) => path),
    crossSell: source.cross_sell,
    pictures: source.pictures.map(({ hash, alt, variant }) => {
      const format = source.variants.findIndex(({ code }) => code === variant);
      return { hash, alt, variant: format < 0 ? null : codeOf(number, format + 1) };
    }),
  };
}
