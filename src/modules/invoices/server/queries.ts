import type { Db, Tx } from '#registry/schema.ts';
import type { DocumentKind, DocumentSnapshot } from '../rules/index.ts';

/** A document as issued. Dates are civil dates. */
export interface StoredDocument {
  id: number;
  number: string;
  kind: DocumentKind;
  orderId: number;
  refundId: number | null;
  issuedOn: string;
  visibleFrom: string;
  total: number;
  hash: string;
  snapshot: DocumentSnapshot;
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('invoices')
    .select(['invoices.id', 'invoices.number', 'kind', 'order_id as orderId'])
    .select(['refund_id as refundId', 'invoices.total'])
    .select(['issued_on as issuedOn', 'visible_from as visibleFrom', 'hash', 'snapshot']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const stored = ({ snapshot, ...row }: Row): StoredDocument => ({
  ...row,
  snapshot: JSON.parse(snapshot),
});

/** The invoice of an order that stands, the last that was issued; or null. */
export async function findInvoiceOf(db: Db | Tx, orderId: number): Promise<StoredDocument | null> {
  const found = select(db).where('order_id', '=', orderId).where('kind', '=', 'invoice');
  const row = await found.orderBy('invoices.id', 'desc').executeTakeFirst();
  return row ? stored(row) : null;
}

/** Every document of an order in the order of issue, its first invoice first. */
export async function findDocumentsOf(db: Db | Tx, orderId: number): Promise<StoredDocument[]> {
  const rows = await select(db).where('order_id', '=', orderId).orderBy('invoices.id').execute();
  return rows.map(stored);
}

/** The credit notes on an invoice, among the documents of its order. */
export const creditNotesOn = (
  { number }: StoredDocument,
  documents: readonly StoredDocument[],
): StoredDocument[] => documents.filter(({ snapshot }) => snapshot.corrects?.number === number);

/** A document by its id, or null. */
export async function findDocument(db: Db | Tx, id: number): Promise<StoredDocument | null> {
  const row = await select(db).where('invoices.id', '=', id).executeTakeFirst();
  return row ? stored(row) : null;
}

/** The documents a customer may download today, oldest first, each with the number of its order. */
export async function findDocumentsFor(
  db: Db | Tx,
  customerId: number,
  today: string,
): Promise<(StoredDocument & { orderNumber: string | null })[]> {
  const rows = await select(db)
    .innerJoin('orders as o', 'o.id', 'invoices.order_id')
    .select('o.number as orderNumber')
    .where('o.customer_id', '=', customerId)
    .where('visible_from', '<=', today)
    .orderBy('invoices.id')
    .execute();
  return rows.map(({ orderNumber, ...row }) => ({ ...stored(row), orderNumber }));
}

/** A document by its own number, or null. */
export async function findDocumentOfNumber(
  db: Db | Tx,
  number: string,
): Promise<StoredDocument | null> {
  const row = await select(db).where('invoices.number', '=', number).executeTakeFirst();
  return row ? stored(row) : null;
}

/** Ids of an order's documents that were not printed yet. */
export async function findUnprinted(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices as i')
    .leftJoin('invoice_files as f', 'f.invoice_id', 'i.id')
    .select('i.id')
    .where('i.order_id', '=', orderId)
    .where('f.invoice_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** VAT number entered for the invoice of an order, or null. */
export async function findBillingVatNumber(db: Db | Tx, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_vat_numbers')
    .select('vat_number')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.vat_number ?? null;
}
