import { sheetMoney } from '#kit/sheet.ts';
import type { SupplierDetailShape } from '#modules/purchasing/admin-contracts.ts';

/** Initial values of the form for a new supplier. */
export const USUAL_SUPPLIER = { leadDays: '7', coverDays: '30', minimum: '0' };

/** Form values of a supplier. */
export const supplierValues = (supplier: SupplierDetailShape) => ({
  name: supplier.name,
  contact: supplier.contact,
  email: supplier.email,
  telephone: supplier.telephone,
  leadDays: String(supplier.leadDays),
  coverDays: String(supplier.coverDays),
  minimum: sheetMoney(supplier.minimum) ?? '',
});
