import type { SellableVariant } from '#modules/catalog/server/index.ts';
import type { OrderLine } from './order.ts';

type Added = Pick<
  OrderLine,
  'variantCode' | 'quantity' | 'subscriptionInterval' | 'sourceItemList' | 'upsell'
>;

/** A line of a variant, not saved and not priced yet. */
export function newLine(
  variant: SellableVariant,
  { variantCode, quantity, subscriptionInterval, sourceItemList, upsell }: Added,
): OrderLine {
  const { productSku, productSlug, productName, variantName, variantSlug, pictureHash } = variant;
  const { taxCategory, netGrams, grossGrams, unitPrice } = variant;
  return {
    id: null,
    variantCode,
    quantity,
    subscriptionInterval,
    sourceItemList,
    upsell,
    thisTimeOnly: false,
    productSku,
    productSlug,
    productName,
    variantName,
    variantSlug,
    pictureHash,
    taxCategory,
    netGrams,
    grossGrams,
    // Overwritten when the order is priced.
    unitPrice,
    originalUnitPrice: unitPrice,
    discountedUnitPrice: unitPrice,
    subtotal: 0,
    total: 0,
    taxRate: 0,
    net: 0,
    vat: 0,
  };
}
