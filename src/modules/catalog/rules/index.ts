export { availabilityOf, type ProductStatus, productAvailability } from './availability.ts';
export { type CardProduct, cardOf, type ShownImage, withoutPlaceholder } from './card.ts';
export { isBelow, pathUnder, slugIn } from './category-path.ts';
export { isEan } from './ean.ts';
export {
  type FilterValue,
  filtersOf,
  PRICE_CLASSES,
  WEIGHT_CLASSES,
} from './filters.ts';
export { guideFactsOf } from './guide-facts.ts';
export { CONSTITUENTS, missingLabelFields } from './label.ts';
export { lotCode, placeCode } from './lot-code.ts';
export { type LowestPrices, lowestPrices, type PricedVariant } from './lowest-price.ts';
export { picturesOf } from './pictures-of.ts';
export { isUnusualMove, priceMove } from './price-change.ts';
export {
  firstExpired,
  type LotLevel,
  type LotPick,
  lotProposals,
  nameless,
} from './propose-lots.ts';
export { type Missing, missingToPublish } from './publication.ts';
export {
  type DeliveredLine,
  type DeliveryProblem,
  MOST_DELIVERED,
  MOST_LINES,
  readDelivery,
} from './read-delivery.ts';
export { type PastPrice, referencePrice } from './reference-price.ts';
export {
  cheapestVariant,
  offeredVariants,
  reductionPercent,
  USUAL_MOST_GRAMS,
  variantOf,
} from './shown-variant.ts';
export { slugOf } from './slug.ts';
export {
  namesOfAnswer,
  type Said,
  spokenAnswer,
  spokenDocument,
  wordsOfDocument,
} from './spoken-document.ts';
export { isLabelFrench, langOf } from './still-french.ts';
export { MOVEMENT_REASONS, type MovementReason, stockAfter } from './stock-movement.ts';
export { subscriptionPriceOf } from './subscription-price.ts';
export {
  OWED_PARTS,
  type ProductTexts,
  TRANSLATED_PARTS,
  type Translatable,
  type TranslatedPart,
  textsOfCategory,
  textsOfProduct,
} from './translatable.ts';
export { pricePerKg, withoutTax } from './unit-price.ts';
export {
  FACTS_OF_PART,
  MOST_SCHEDULED,
  MOST_SETTLED,
  MOST_VERSIONS,
  RESTORED_CATEGORY_PARTS,
  RESTORED_PARTS,
} from './versions.ts';
