import type { UnitOfWork } from '#registry/schema.ts';

/** Records that the order has an invoice, which its customer may read from this civil date on (BIZ-17). */
export async function noteInvoice(work: UnitOfWork, orderId: number, from: string): Promise<void> {
  await work.tx
    .updateTable('orders')
    .set({ invoice_from: from, invoice_available: from <= work.today.toString() })
    .where('id', '=', orderId)
    .execute();
}

/** Publishes to customers the invoices whose date has come. */
export async function showInvoices(work: UnitOfWork): Promise<void> {
  await work.tx
    .updateTable('orders')
    .set({ invoice_available: true })
    .where('invoice_from', '<=', work.today.toString())
    .where('invoice_available', '=', false)
    .execute();
}
