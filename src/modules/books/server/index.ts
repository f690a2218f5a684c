export { accountName } from './account-names.ts';
export { balancesToday, findPaidAhead } from './balances.ts';
export { closeMonth } from './close-month.ts';
export { findMonths } from './months.ts';
export { type BookSource, compareBooks, rebuildBooks } from './processes/rebuild-books.ts';
export { recordPayout } from './record-payout.ts';
export {
  findPayoutsOf,
  type PayoutFailure,
  recordFailures,
  returnPayout,
} from './return-payout.ts';
export { readTaxed } from './taxed.ts';
export { validateEntries } from './validate-entries.ts';
export { verifyFec } from './verify-fec.ts';
export { bookDocument, bookMovement } from './write-entry.ts';
