import { z } from 'zod';
import { sentLot } from '#modules/orders/admin-contracts.ts';

/** Rows for the lots of one article. */
export const LOTS_EACH = 3;

/** Schema of the lot rows; an empty row is null. */
export const lotRows = z
  .array(sentLot.nullable())
  .transform((rows) => rows.filter((row) => row !== null));

/** `lots.0.lot`: the rows as typed, in the order of their names. */
export function typedLots(data: FormData) {
  const rows = [];
  for (let row = 0; data.has(`lots.${row}.variantCode`); row += 1) {
    const typed = (field: string) => String(data.get(`lots.${row}.${field}`) ?? '').trim();
    const [lot, bestBefore, quantity] = [typed('lot'), typed('bestBefore'), typed('quantity')];
    const isEmpty = lot === '' && bestBefore === '' && quantity === '';
    rows.push(
      isEmpty
        ? null
        : {
            variantCode: typed('variantCode'),
            lot,
            bestBefore: bestBefore || null,
            quantity: quantity === '' ? null : Number(quantity),
          },
    );
  }
  return rows;
}

/** Typed quantities per article, `contents.0.quantity`; undefined for an empty field. */
export function typedContents(data: FormData) {
  const rows = [];
  for (let row = 0; data.has(`contents.${row}.variantCode`); row += 1) {
    const typed = (field: string) => String(data.get(`contents.${row}.${field}`) ?? '').trim();
    rows.push({ variantCode: typed('variantCode'), quantity: typed('quantity') || '0' });
  }
  return rows;
}
