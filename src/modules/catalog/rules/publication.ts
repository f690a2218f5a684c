import { defined } from '#kit/defined.ts';
import { type Label, missingLabelFields } from './label.ts';

/** Fields checked before a product is published. */
export interface Publication {
  kind: string;
  taxCategory: 'pet_food' | 'accessory';
  shortDescription: string;
  descriptionHtml: string;
  label: (Label & { operator: string }) | null;
  safety: { manufacturer: string; postalAddress: string; email: string } | null;
  packaging: readonly unknown[];
  categories: readonly unknown[];
  pictures: readonly unknown[];
  variants: readonly { code: string; visible: boolean; netGrams: number; isPriced: boolean }[];
}

export interface Missing {
  /** Field name in the form: `composition`, `constituents.protein`, `variant.price`. */
  field: string;
  /** Code of the format that lacks it. */
  variantCode: string | null;
}

/**
 * What a product still lacks before publication, by law or for the shop: the whole label and the
 * responsible operator for food (FOOD-01), the manufacturer for other articles (GPSR-01), sorting
 * instructions (AGEC-01), a net weight and a price, from which the price per kilogram is computed.
 */
export function missingToPublish(product: Publication): Missing[] {
  const { shortDescription, descriptionHtml, categories, pictures, packaging } = product;
  const fields = defined<string>([
    shortDescription.trim() ? undefined : 'shortDescription',
    descriptionHtml.trim() ? undefined : 'description',
    categories.length > 0 ? undefined : 'category',
    pictures.length > 0 ? undefined : 'pictures',
    packaging.length > 0 ? undefined : 'packaging',
    ...(product.taxCategory === 'pet_food' ? ofFood(product) : ofGoods(product)),
  ]);
  return [...fields.map((field) => ({ field, variantCode: null })), ...ofVariants(product)];
}

const CONSTITUENTS = new Set(['protein', 'fat', 'fibre', 'ash', 'moisture']);

function ofFood({ label, kind }: Publication): string[] {
  const missing = missingLabelFields(label, kind).map((name) =>
    CONSTITUENTS.has(name) ? `constituents.${name}` : name,
  );
  return label && label.operator.trim() === '' ? [...missing, 'operator'] : missing;
}

function ofGoods({ safety }: Publication): string[] {
  const { manufacturer = '', postalAddress = '', email = '' } = safety ?? {};
  const said = Object.entries({ manufacturer, postalAddress, email });
  return said.filter(([, text]) => text.trim() === '').map(([name]) => `safety.${name}`);
}

function ofVariants({ variants, taxCategory }: Publication): Missing[] {
  const shown = variants.filter(({ visible }) => visible);
  if (shown.length === 0) return [{ field: 'variants', variantCode: null }];
  return shown.flatMap(({ code, netGrams, isPriced }) =>
    defined([
      taxCategory === 'pet_food' && netGrams === 0
        ? { field: 'variant.netGrams', variantCode: code }
        : undefined,
      isPriced ? undefined : { field: 'variant.price', variantCode: code },
    ]),
  );
}
