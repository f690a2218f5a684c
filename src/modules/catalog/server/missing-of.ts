import { type Missing, missingToPublish } from '../rules/index.ts';
import type { DocumentSource } from './document-source.ts';

/** What a product still lacks before it can be published. */
export const missingOf = ({ label, variants, ...source }: DocumentSource): Missing[] =>
  missingToPublish({
    ...source,
    taxCategory: source.tax_category,
    shortDescription: source.short_description,
    descriptionHtml: source.description_html,
    label: label && { ...label, analyticalConstituents: label.constituents },
    variants: variants.map(({ prices, ...variant }) => ({
      ...variant,
      isPriced: prices.some(({ kind, to }) => kind === 'one_off' && to === null),
    })),
  });
