import { sheetMoney } from '#kit/sheet.ts';
import type { SupplierDetailShape } from '#modules/purchasing/admin-contracts.ts';

/** What the form of a new supplier begins with. */
export const USUAL_SUPPLIER = { leadDays: '7', coverDays: '30', minimum: '0' };

/** What a supplier is, as it is typed. */
export const supplierValues = (supplier: SupplierDetailShape) => ({
  name: supplier.name,
  contact: supplier.contact,
  email: supplier.email,
  telephone: supplier.telephone,
  leadDays: String(supplier.leadDays),
  coverDays: String(supplier.coverDays),
  minimum: sheetMoney(supplier.minimum) ?? '',
});
