export { accountName } from './account-names.ts';
export { balancesToday, findPaidAhead } from './balances.ts';
export { type BookSource, rebuildBooks } from './processes/rebuild-books.ts';
export { bookDocument, bookMovement } from './write-entry.ts';
