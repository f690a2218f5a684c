export { formatSheet } from './kinds/formats.ts';
export { productSheet } from './kinds/products.ts';
export { redirectSheet } from './kinds/redirects.ts';
export { stockSheet } from './kinds/stock.ts';
