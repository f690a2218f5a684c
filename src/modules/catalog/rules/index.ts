export { availabilityOf, productAvailability } from './availability.ts';
export {
  type FilterValue,
  filtersOf,
  PRICE_CLASSES,
  WEIGHT_CLASSES,
} from './filters.ts';
export { missingLabelFields } from './label.ts';
export { type LowestPrices, lowestPrices, type PricedVariant } from './lowest-price.ts';
export { type PastPrice, referencePrice } from './reference-price.ts';
export { subscriptionPriceOf } from './subscription-price.ts';
export { pricePerKg, withoutTax } from './unit-price.ts';
