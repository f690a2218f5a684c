export type { LabelDraft, PastPrice, ProductDraft, VariantDraft } from './product-draft.ts';
export { type CategoryDraft, publishCategories } from './publish-categories.ts';
export { type CrossSellDraft, publishCrossSell } from './publish-cross-sell.ts';
export { type FilterDraft, publishFilters } from './publish-filters.ts';
export { publishProduct } from './publish-product.ts';
export { type ProductRating, recordRatings } from './record-ratings.ts';
export { returnStock, type StockLine, takeStock } from './take-stock.ts';
export { type TaxCategory, type TaxRates, taxRatesFor } from './tax-rates.ts';
export { findVariantsForSale, type SellableVariant } from './variants-for-sale.ts';
