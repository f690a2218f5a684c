export { categorySheet } from './kinds/categories.ts';
export { dutchSheet } from './kinds/dutch.ts';
export { formatSheet } from './kinds/formats.ts';
export { priceSheet } from './kinds/prices.ts';
export { productSheet } from './kinds/products.ts';
export { redirectSheet } from './kinds/redirects.ts';
export { stockSheet } from './kinds/stock.ts';
export type { Present, SheetKind } from './sheet-kind.ts';
export type { AppliedLine } from './tables.ts';
