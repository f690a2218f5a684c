import type { ProductDraft, VariantDraft } from '#modules/catalog/server/index.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import { figuresOf } from '#modules/nutrition/server/index.ts';
import type * as seed from '../../seeds/types.ts';
import { LONG_AGO_DAYS } from './in-the-past.ts';
import { type Pictures, picturesOf } from './pictures.ts';

/** The food business operator of the demonstration, as on the legal notice. */
const OPERATOR =
  'Gamelle Démonstration SAS, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, bonjour@gamelle.test';

/** What `publishProduct` takes, from the demonstration data; its pictures are added to `pictures`. */
export function productDraft(
  product: seed.Product,
  today: Temporal.PlainDate,
  pictures: Pictures,
): ProductDraft {
  const { food, description, variants, ...plain } = product;
  const { computedEnergy, rations } = figuresOf({
    ...product,
    label: food && { ...food, constituents: food.analyticalConstituents },
  });
  const views = picturesOf(
    product,
    rations.map(({ label, ration, unit }) => [label, `${ration}\u00a0${unit}`]),
  );
  return {
    ...plain,
    descriptionHtml: renderMarkdown(description),
    food: food && { ...food, operator: OPERATOR, computedEnergy, rations },
    variants: variants.map((variant) => variantDraft(variant, today)),
    pictures: views.map(({ art, alt, variant }) => ({
      hash: pictures.add(art),
      alt,
      variant,
    })),
  };
}

function variantDraft(variant: seed.Variant, today: Temporal.PlainDate): VariantDraft {
  const ago = (days: number) => today.subtract({ days });
  const { pastPrices } = variant;
  const since = pastPrices.at(-1)?.toDaysAgo ?? LONG_AGO_DAYS;
  return {
    code: variant.code,
    slug: variant.slug,
    format: variant.format,
    netGrams: variant.netGrams,
    grossGrams: variant.grossGrams,
    visible: variant.visible,
    stockOnHand: variant.stockOnHand,
    cents: variant.priceCents,
    subscriptionCents: variant.subscriptionPriceCents,
    priceSince: ago(since),
    // The day a price ended is the day the next one began.
    pastPrices: pastPrices.map(({ priceCents, fromDaysAgo, toDaysAgo }) => ({
      cents: priceCents,
      from: ago(fromDaysAgo),
      to: ago(toDaysAgo + 1),
    })),
  };
}
