import { findOrderById } from '#modules/orders/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { describeProblem } from './chain-problem.ts';
import { closeBooks } from './close-books.ts';
import { issueCreditNote, type MoneyBack } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { printedFile } from './printed-file.ts';
import { purgeBooks } from './purge-books.ts';
import { findUnprinted } from './queries.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyClosings } from './verify-closings.ts';

/** When an order left: issues its invoice. */
export const issueInvoiceJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'issue-invoice',
  run: async (appContext, { orderId }) => {
    const order = await findOrderById(appContext.db, orderId);
    if (order)
      await transact(appContext, (work) => issueInvoice(work, appContext.config, order.token));
  },
};

/** When a refund was paid: issues its credit note. */
export const issueCreditNoteJob: JobDefinition<AppContext, MoneyBack> = {
  name: 'issue-credit-note',
  run: (appContext, back) =>
    transact(appContext, (work) => issueCreditNote(work, appContext.config, back)),
};

/** When a document was issued: prints its PDF in advance. */
export const printInvoicesJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'print-invoices',
  run: async (appContext, { orderId }) => {
    for (const id of await findUnprinted(appContext.db, orderId)) await printedFile(appContext, id);
  },
};

/** Once a month: deletes accounting data ten years after the end of its year. */
export const purgeBooksJob: JobDefinition<AppContext> = {
  name: 'purge-books',
  schedule: '15 2 2 * *',
  run: purgeBooks,
};

/** Every night: verifies that no document has changed since it was issued. */
export const verifyInvoicesJob: JobDefinition<AppContext> = {
  name: 'verify-invoices',
  schedule: '40 3 * * *',
  run: async (appContext) => {
    const { problems } = await verifyChains(appContext.db);
    const closings = await verifyClosings(appContext.db);
    for (const problem of [...problems, ...closings.problems])
      appContext.log.error(
        { problem: describeProblem(problem) },
        'the invoices were tampered with',
      );
  },
};

/** Every night: seals finished periods. */
export const closeBooksJob: JobDefinition<AppContext> = {
  name: 'close-books',
  schedule: '10 3 * * *',
  run: async (appContext) => {
    await transact(appContext, closeBooks);
  },
};
