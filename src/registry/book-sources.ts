import type { BookSource } from '#modules/books/server/index.ts';
import { entriesOfDocuments } from '#modules/invoices/server/index.ts';
import { entriesOfMovements } from '#modules/payments/server/index.ts';

/** What the general ledger is derived from, besides payouts: documents, and the ledger of payments. */
export const bookSources: readonly BookSource[] = [entriesOfDocuments, entriesOfMovements];
