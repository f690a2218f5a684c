export { ACCOUNTS, isOfBalanceSheet, type SaleRegime, titleOf } from './chart.ts';
export {
  type BookEntry,
  type BookedDocument,
  type BookedMovement,
  type BookLine,
  type EntryLabel,
  entryOfDocument,
  entryOfMovement,
  entryOfPayout,
  entryOfReturn,
  JOURNALS,
  type Journal,
  openingEntry,
  type Payout,
  type PayoutReturn,
} from './entries.ts';
export { checkFec, type FecLine, fecName, fecText, latin9 } from './fec.ts';
