import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrderById, inOrdersLanguage } from '#modules/orders/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { describeProblem } from './chain-problem.ts';
import { closeBooks } from './close-books.ts';
import { replacedInvoiceMail } from './emails/replaced-invoice.ts';
import { issueCreditNote, type MoneyBack } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { printedFile } from './printed-file.ts';
import { purgeBooks } from './purge-books.ts';
import { findDocumentsOf, findUnprinted } from './queries.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyClosings } from './verify-closings.ts';

/** When an order left: issues its invoice. */
export const issueInvoiceJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'issue-invoice',
  run: async (appContext, { orderId }) => {
    const order = await findOrderById(appContext.db, orderId);
    // What has not left is not locked for nothing: its payment is told here too.
    if (order?.shippingState === 'shipped')
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

/** When a corrected invoice replaced another: sends it and the credit note on the other, once. */
export const sendReplacedInvoice: JobDefinition<
  AppContext,
  { orderId: number; invoiceId: number }
> = {
  name: 'send-replaced-invoice',
  run: async (appContext, { orderId, invoiceId }) => {
    const { db, config } = appContext;
    const order = await findOrderById(db, orderId);
    const documents = await findDocumentsOf(db, orderId);
    const invoice = documents.find(({ id }) => id === invoiceId);
    const replaced = invoice?.snapshot.replaces?.number;
    const note = documents.find(
      ({ snapshot }) => snapshot.movesNoMoney && snapshot.corrects?.number === replaced,
    );
    const channel = order && (await findChannel(db, order.channel));
    if (!order?.email || !channel || !invoice || !note) return;
    const { email: to } = order;
    const files = await Promise.all(
      [note, invoice].map(async (document) => ({
        document,
        content: await printedFile(appContext, document.id),
      })),
    );
    const contact = mailContact(channelOrigin(channel, config), config);
    const mail = await inOrdersLanguage(appContext, order, (spoken) =>
      replacedInvoiceMail(spoken, { invoice, note, files, contact }),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `invoice-replaced:${invoiceId}`, to, ...mail }),
    );
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
