import { findOrderById } from '#modules/orders/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
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
export const issueInvoiceJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'issue-invoice',
  run: async (machine, { orderId }) => {
    const order = await findOrderById(machine.db, orderId);
    if (order) await transact(machine, (work) => issueInvoice(work, machine.config, order.token));
  },
};

/** Money went back: its credit note. */
export const issueCreditNoteJob: JobDefinition<Machine, MoneyBack> = {
  name: 'issue-credit-note',
  run: (machine, back) => transact(machine, (work) => issueCreditNote(work, machine.config, back)),
};

/** A document was issued: its printed form, so that nobody waits for it. */
export const printInvoicesJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'print-invoices',
  run: async (machine, { orderId }) => {
    for (const id of await findUnprinted(machine.db, orderId)) await printedFile(machine, id);
  },
};

/** Once a month: the books of a year are gone ten years after its end. */
export const purgeBooksJob: JobDefinition<Machine> = {
  name: 'purge-books',
  schedule: '15 2 2 * *',
  run: purgeBooks,
};

/** Every night: is every document still what was issued? */
export const verifyInvoicesJob: JobDefinition<Machine> = {
  name: 'verify-invoices',
  schedule: '40 3 * * *',
  run: async (machine) => {
    const { problems } = await verifyChains(machine.db);
    const closings = await verifyClosings(machine.db);
    for (const problem of [...problems, ...closings.problems])
      machine.log.error({ problem: describeProblem(problem) }, 'the invoices were tampered with');
  },
};

/** Every night: the periods that are over are sealed. */
export const closeBooksJob: JobDefinition<Machine> = {
  name: 'close-books',
  schedule: '10 3 * * *',
  run: async (machine) => {
    await transact(machine, closeBooks);
  },
};
