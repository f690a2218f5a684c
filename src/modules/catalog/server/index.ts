export type { CategoryTools } from './category-tools.ts';
export { changePrice, changePrices } from './change-price.ts';
export { editCategory } from './edit-category.ts';
export { editFormats, editProducts } from './edit-many.ts';
export type { Figures, FiguresOf, Recipe } from './figures.ts';
export { findAddresses, findHiddenPaths } from './find-addresses.ts';
export { findByBars } from './find-by-bars.ts';
export { type Companion, findCompanions } from './find-companions.ts';
export { findFedFoods } from './find-fed-foods.ts';
export { type ComparedFood, findAlike, findFoods } from './find-foods.ts';
export { findPromotedGoods } from './find-promoted-goods.ts';
export { findReplacements } from './find-replacements.ts';
export {
  atGuaranteedPrices,
  endGuaranteedPrices,
  type GuaranteedPrice,
  guaranteedPricesOf,
  guaranteePrices,
} from './guaranteed-prices.ts';
export {
  findGuideFood,
  findGuideFoods,
  findGuideFoodsOf,
  findSummaries,
} from './guide-foods.ts';
export { listStockLots } from './list-stock-lots.ts';
export { type CatalogueText, listCatalogueTexts } from './list-texts.ts';
export { listToReorder } from './list-to-reorder.ts';
export {
  correctTaken,
  findLotLevels,
  findTaken,
  putBackOnShelf,
  takeOffShelf,
} from './lot-ledger.ts';
export { moveStock, receiveDelivery, takeRecalledOffSale } from './move-stock.ts';
export { presentSummary } from './present.ts';
export type { LabelDraft, PastPrice, ProductDraft, VariantDraft } from './product-draft.ts';
export { type CategoryDraft, publishCategories } from './publish-categories.ts';
export { type CrossSellDraft, publishCrossSell } from './publish-cross-sell.ts';
export { type FilterDraft, publishFilters } from './publish-filters.ts';
export { publishProduct } from './publish-product.ts';
export { findProductIds } from './queries.ts';
export { type ProductRating, recordRatings } from './record-ratings.ts';
export {
  findSearchable,
  listCategories,
  type NamedCategory,
  type SearchableProduct,
} from './searchable.ts';
export { type StockSeen, stockNow } from './stock-now.ts';
export { stockShort } from './stock-short.ts';
export {
  commitStock,
  holdForSubscription,
  loseStock,
  type PiecesThere,
  promiseAgain,
  returnStock,
  type StockLine,
  type Taker,
  takeStock,
} from './take-stock.ts';
export { type TaxCategory, type TaxRates, taxRatesFor, taxRatesInForce } from './tax-rates.ts';
export {
  type Speaking,
  saveTranslations,
  spokenCategories,
  spokenProducts,
  writtenIn,
} from './translations.ts';
export { findVariantsForSale, type OfferSeen, type SellableVariant } from './variants-for-sale.ts';
