import type { Db, Tx } from '#schema.ts';
import type { DocumentKind, DocumentSnapshot } from '../rules/index.ts';

/** A document as it was issued. Dates are civil dates. */
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
    .select(['id', 'number', 'kind', 'order_id as orderId', 'refund_id as refundId', 'total'])
    .select(['issued_on as issuedOn', 'visible_from as visibleFrom', 'hash', 'snapshot']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const stored = ({ snapshot, ...row }: Row): StoredDocument => ({
  ...row,
  snapshot: JSON.parse(snapshot),
});

/** The invoice of an order, or null. */
export async function findInvoiceOf(db: Db | Tx, orderId: number): Promise<StoredDocument | null> {
  const found = select(db).where('order_id', '=', orderId).where('kind', '=', 'invoice');
  const row = await found.executeTakeFirst();
  return row ? stored(row) : null;
}

/** Every document of an order, the invoice first. */
export async function findDocumentsOf(db: Db | Tx, orderId: number): Promise<StoredDocument[]> {
  const rows = await select(db).where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(stored);
}
