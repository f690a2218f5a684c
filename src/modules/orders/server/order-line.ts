import type { Cents } from '#kit/money.ts';

/** A line; amounts in tax-included cents, weights in grams, rate in hundredths of a percent. */
export interface OrderLine {
  /** Null until it is saved for the first time. */
  id: number | null;
  variantCode: string;
  productSku: string;
  productSlug: string;
  productName: string;
  variantName: string;
  variantSlug: string;
  pictureHash: string | null;
  taxCategory: 'pet_food' | 'accessory';
  netGrams: number;
  grossGrams: number;
  quantity: number;
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: number | null;
  sourceItemList: string | null;
  upsell: boolean;
  /** Comes with this delivery of a subscription and with none after it, though at its price. */
  thisTimeOnly: boolean;
  /** Unit price before promotions: the subscription price for a line on subscription. */
  unitPrice: Cents;
  originalUnitPrice: Cents;
  discountedUnitPrice: Cents;
  subtotal: Cents;
  total: Cents;
  taxRate: number;
  net: Cents;
  vat: Cents;
}
