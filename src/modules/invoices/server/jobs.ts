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

/** An order left: its invoice. */
export const issueInvoiceJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'issue-invoice',
  run: async (appContext, { orderId }) => {
    const order = await findOrderById(appContext.db, orderId);
    if (order)
      await transact(appContext, (work) => issueInvoice(work, appContext.config, order.token));
  },
};

/** Money went back: its credit note. */
export const issueCreditNoteJob: JobDefinition<AppContext, MoneyBack> = {
  name: 'issue-credit-note',
  run: (appContext, back) =>
    transact(appContext, (work) => issueCreditNote(work, appContext.config, back)),
};

/** A document was issued: its printed form, so that nobody waits for it. */
export const printInvoicesJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'print-invoices',
  run: async (appContext, { orderId }) => {
    for (const id of await findUnprinted(appContext.db, orderId)) await printedFile(appContext, id);
  },
};

/** Once a month: the books of a year are gone ten years after its end. */
export const purgeBooksJob: JobDefinition<AppContext> = {
  name: 'purge-books',
  schedule: '15 2 2 * *',
  run: purgeBooks,
};

/** Every night: is every document still what was issued? */
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

/** Every night: the periods that are over are sealed. */
export const closeBooksJob: JobDefinition<AppContext> = {
  name: 'close-books',
  schedule: '10 3 * * *',
  run: async (appContext) => {
    await transact(appContext, closeBooks);
  },
};
