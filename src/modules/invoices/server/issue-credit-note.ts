import { t } from '#i18n/catalogue.server.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { creditNote, type Returned } from '#modules/orders/rules/index.ts';
import { findOrderById, lockOrder } from '#modules/orders/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { creditNoteSnapshot, type DocumentSnapshot } from '../rules/index.ts';
import { frameOf, taxedIn } from './frame-of.ts';
import { issueDocument } from './issue-document.ts';
import { issueInvoice } from './issue-invoice.ts';
import { creditNotesOn, findBillingVatNumber, findDocumentsOf } from './queries.ts';

/** A paid refund, as the event describes it. */
export interface MoneyBack extends Returned {
  refundId: number;
  orderId: number;
  amount: number;
  /** Cents refunded as store credit. */
  credit?: number | undefined;
  reason: string;
}

/**
 * Issues the credit note of a paid refund (PAY-09), once. The credit notes of one invoice add up to
 * its total to the cent, in the order of the refunds.
 * @throws Error when an earlier refund of the order has no credit note yet, which must be issued
 * first.
 */
export async function issueCreditNote(
  work: UnitOfWork,
  config: Config,
  back: MoneyBack,
): Promise<void> {
  const found = await findOrderById(work.tx, back.orderId);
  const order = found && (await lockOrder(work, found.token));
  const invoice = order && (await issueInvoice(work, config, order.token));
  if (!order || !invoice) throw new Error(`order ${back.orderId} has no invoice to credit`);
  const documents = await findDocumentsOf(work.tx, order.id);
  if (documents.some(({ refundId }) => refundId === back.refundId)) return;
  const earlier = creditNotesOn(invoice, documents).map(({ snapshot }) =>
    returnedBy(snapshot, invoice.snapshot),
  );
  const note = creditNote(soldOn(invoice.snapshot), earlier, back);
  if (note.total !== back.amount)
    throw new Error(`refund ${back.refundId} is credited after those before it`);
  const vatNumber = await findBillingVatNumber(work.tx, order.id);
  // In the language of the invoice.
  await writtenIn(work, invoice.snapshot.language ?? 'fr', null, () => {
    const frame = frameOf(config, order, { number: '', issuedOn: '', vatNumber });
    // It states how this refund was paid, not how the order was.
    const payment = { ...frame.payment, credit: back.credit || undefined };
    return issueDocument(work, {
      kind: 'credit_note',
      country: taxedIn(order),
      orderId: order.id,
      orderToken: order.token,
      refundId: back.refundId,
      correctsId: invoice.id,
      visibleAfterDays: 0,
      write: (number, issuedOn) =>
        creditNoteSnapshot(
          { ...frame, number, issuedOn, payment },
          invoice.snapshot,
          note,
          back.reason,
          {
            shipping: t('invoices.document.shipping'),
            goodwill: t('invoices.document.goodwill'),
          },
        ),
    });
  });
  await work.announce('invoice.issued', { orderId: order.id });
}

const soldOn = ({ lines }: DocumentSnapshot) => ({
  lines: lines.flatMap(({ kind, key, quantity, gross, rate }) =>
    kind === 'goods' && key ? [{ key, quantity, total: gross, taxRate: rate }] : [],
  ),
  shippingTaxes: lines.filter(({ kind }) => kind === 'shipping'),
});

const shippingIn = ({ lines }: DocumentSnapshot): number =>
  lines.reduce((all, { kind, gross }) => (kind === 'shipping' ? all + gross : all), 0);

const returnedBy = (note: DocumentSnapshot, invoice: DocumentSnapshot): Returned => {
  const { lines } = note;
  return {
    units: Object.fromEntries(
      lines.flatMap(({ key, quantity }): [string, number][] => (key ? [[key, quantity]] : [])),
    ),
    shipping: lines.some(({ kind }) => kind === 'shipping'),
    shippingKept: shippingIn(invoice) - shippingIn(note),
    goodwill: lines.reduce((all, { kind, gross }) => (kind === 'goodwill' ? all + gross : all), 0),
  };
};
