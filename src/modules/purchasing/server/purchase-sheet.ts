import { t } from '#i18n/catalogue.server.ts';
import { sheetMoney, sheetOf } from '#kit/sheet.ts';
import type { PurchaseDetailShape } from '../admin-contracts.ts';

const COLUMNS = ['reference', 'code', 'ean', 'article', 'quantity', 'cost', 'amount'] as const;

/** CSV of an order for its supplier; amounts before tax. */
export const purchaseSheet = ({ lines }: Pick<PurchaseDetailShape, 'lines'>): string =>
  sheetOf([
    COLUMNS.map((column) => t(`purchasing.sheet.${column}`)),
    ...lines.map(({ reference, variantCode, ean, name, format, quantity, cost }) => [
      reference,
      variantCode,
      ean,
      `${name}, ${format}`,
      quantity,
      sheetMoney(cost),
      sheetMoney(quantity * cost),
    ]),
  ]);

/** File name of the order's CSV. */
export const sheetName = ({ number }: Pick<PurchaseDetailShape, 'number'>): string =>
  `commande-${number}.csv`;
