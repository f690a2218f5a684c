import { figuresOf } from '#modules/nutrition/server/index.ts';
import { cardSheet, peopleSheet } from '#modules/portability/server/index.ts';
import type { SheetKinds } from '#modules/sheets/server/admin-http.ts';
import {
  categorySheet,
  dutchSheet,
  formatSheet,
  priceSheet,
  productSheet,
  redirectSheet,
  stockSheet,
} from '#modules/sheets/server/index.ts';
import { categoryTools } from './category-tools.ts';
import { pagesAt } from './pages-at.ts';

/** Every kind of sheet, with the functions of other modules it needs. */
export const sheetKinds: SheetKinds = {
  products: productSheet(figuresOf),
  dutch: dutchSheet,
  formats: formatSheet(figuresOf),
  prices: priceSheet,
  categories: categorySheet(categoryTools.isFixed),
  stock: stockSheet,
  redirects: redirectSheet(pagesAt),
  people: peopleSheet,
  cards: cardSheet,
};
