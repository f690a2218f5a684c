import type { BookSource } from '#modules/books/server/index.ts';
import { entriesOfDocuments } from '#modules/invoices/server/index.ts';
import { entriesOfMovements } from '#modules/payments/server/index.ts';

/** The sources of the general ledger besides payouts: documents, and the payment ledger. */
export const bookSources: readonly BookSource[] = [entriesOfDocuments, entriesOfMovements];
