export {
  type ClosingSnapshot,
  closingSnapshot,
  type Period,
  type PeriodKind,
  type PeriodTotals,
  periodsOver,
} from './closing.ts';
export { crossIndustryInvoice } from './cross-industry-invoice.ts';
export {
  correctionRefusal,
  isSameBuyer,
  type LeftToBill,
  leftToBill,
  replacingSnapshot,
  takingBackSnapshot,
} from './left-to-bill.ts';
export { quarterDays } from './quarter.ts';
export { type DocumentKind, documentNumber, seriesOf } from './series.ts';
export {
  type Billed,
  creditNoteSnapshot,
  type DocumentFrame,
  type DocumentLine,
  type DocumentSnapshot,
  invoiceSnapshot,
  type Party,
  regimeOf,
  type Seller,
  type VatRegime,
} from './snapshot.ts';
