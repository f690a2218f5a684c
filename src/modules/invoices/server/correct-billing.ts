import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import {
  type AddressFields,
  isResending,
  noteInvoice,
  type Order,
  presentAddress,
  saveOrder,
} from '#modules/orders/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { BillingShape } from '../admin-contracts.ts';
import {
  correctionRefusal,
  type DocumentSnapshot,
  isSameBuyer,
  type LeftToBill,
  leftToBill,
  type Party,
  replacingSnapshot,
  takingBackSnapshot,
} from '../rules/index.ts';
import { buyerOf, sellerOf, taxedIn } from './frame-of.ts';
import { issueDocument } from './issue-document.ts';
import {
  creditNotesOn,
  findBillingVatNumber,
  findDocumentsOf,
  findInvoiceOf,
  type StoredDocument,
} from './queries.ts';

/** What a correction would meet: the invoice that stands, what is left of it, and what forbids it. */
async function standing(db: Db | Tx, order: Order) {
  const invoice = await findInvoiceOf(db, order.id);
  const documents = invoice ? await findDocumentsOf(db, order.id) : [];
  const notes = invoice ? creditNotesOn(invoice, documents).map(({ snapshot }) => snapshot) : [];
  const left = invoice && leftToBill(invoice.snapshot, notes);
  return { invoice, left, refusal: await refusalFor(db, order, left && { notes, left }) };
}

async function refusalFor(
  db: Db | Tx,
  order: Order,
  issued: { notes: DocumentSnapshot[]; left: LeftToBill } | null,
) {
  if (order.state === 'cancelled') return 'billing.cancelled' as const;
  if (await isResending(db, order.id)) return 'billing.resent' as const;
  return issued && correctionRefusal(issued.notes, issued.left);
}

/** Who an order is billed to, and what correcting it would do; cents. */
export async function readBilling(db: Db, order: Order): Promise<BillingShape> {
  const { invoice, left, refusal } = await standing(db, order);
  return {
    '@id': `/api/v2/admin/orders/${order.number}/billing`,
    '@type': 'Billing',
    version: order.version,
    address: presentAddress(order.billingAddress),
    vatNumber: await findBillingVatNumber(db, order.id),
    invoice: invoice?.number ?? null,
    amount: left?.total ?? null,
    email: order.email,
    possible: refusal === null,
    reason: refusal && t(`invoices.refusals.${refusal}`),
  };
}

export interface BillingCorrection {
  address: Omit<AddressFields, 'deliveryInstructions'>;
  vatNumber: string | null;
  /** Version of the order and number of the invoice that were seen; the invoice is null when there was none. */
  version: number | null;
  invoice: string | null;
}

/**
 * Corrects who a locked order is billed to. An issued invoice is taken back whole by a credit note and replaced by
 * another of the same amounts (INV-04): no money moves, and the customer is sent both.
 * @throws Refusal `billing.…`, `order.changed_since`
 */
export async function correctBilling(
  work: UnitOfWork,
  config: Config,
  order: Order,
  { address, vatNumber, version, invoice: seen }: BillingCorrection,
): Promise<void> {
  const { invoice, left, refusal } = await standing(work.tx, order);
  if (refusal) throw refuse(refusal);
  if (version !== null && version !== order.version) throw refuse('order.changed_since');
  if (seen !== (invoice?.number ?? null)) throw refuse('billing.invoice_changed');
  const { billingAddress: before } = order;
  if (!before) throw refuse('order.state', { state: order.state });
  const buyer = buyerOf({ ...before, ...address }, vatNumber);
  if (invoice && isSameBuyer(buyer, invoice.snapshot.buyer)) throw refuse('billing.unchanged');
  await saveOrder(work, { ...order, billingAddress: { ...before, ...address } }, order);
  await keepVatNumber(work, order.id, vatNumber);
  if (invoice && left) await replaceInvoice(work, config, order, { invoice, left, buyer });
}

async function keepVatNumber(work: UnitOfWork, orderId: number, vatNumber: string | null) {
  if (vatNumber === null)
    await work.tx.deleteFrom('billing_vat_numbers').where('order_id', '=', orderId).execute();
  else
    await work.tx
      .insertInto('billing_vat_numbers')
      .values({ order_id: orderId, vat_number: vatNumber })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ vat_number: vatNumber }))
      .execute();
}

interface Replacing {
  invoice: StoredDocument;
  left: LeftToBill;
  buyer: Party;
}

async function replaceInvoice(
  work: UnitOfWork,
  config: Config,
  order: Order,
  { invoice, left, buyer }: Replacing,
): Promise<void> {
  const seller = sellerOf(config);
  const common = {
    country: taxedIn(order),
    orderId: order.id,
    orderToken: order.token,
    refundId: null,
    visibleAfterDays: 0,
  };
  const { snapshot } = invoice;
  // In the language of the invoice.
  const issued = await writtenIn(work, snapshot.language ?? 'fr', null, async () => {
    const reason = t('invoices.document.corrected');
    await issueDocument(work, {
      ...common,
      kind: 'credit_note',
      correctsId: invoice.id,
      write: (number, issuedOn) =>
        takingBackSnapshot({ number, issuedOn, seller }, snapshot, left, reason),
    });
    return issueDocument(work, {
      ...common,
      kind: 'invoice',
      correctsId: null,
      replacesId: invoice.id,
      write: (number, issuedOn) =>
        replacingSnapshot({ number, issuedOn, seller }, snapshot, left, buyer),
    });
  });
  await noteInvoice(work, order.id, issued.visible_from);
  await work.announce('invoice.issued', { orderId: order.id });
  await work.announce('invoice.replaced', { orderId: order.id, invoiceId: issued.id });
}
