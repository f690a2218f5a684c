import { t } from '#i18n/catalogue.server.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import { isResending, lockOrder, noteInvoice, type Order } from '#modules/orders/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Billed, invoiceSnapshot } from '../rules/index.ts';
import { frameOf, taxedIn } from './frame-of.ts';
import { issueDocument } from './issue-document.ts';
import { findBillingVatNumber, findInvoiceOf, type StoredDocument } from './queries.ts';

/**
 * Issues the invoice of an order that left, once (INV-05). Null for an order that has not left, and
 * while its payment is being captured, because the invoice states the payment date.
 */
export async function issueInvoice(
  work: UnitOfWork,
  config: Config,
  token: string,
): Promise<StoredDocument | null> {
  const order = await lockOrder(work, token);
  if (order?.shippingState !== 'shipped' || !order.number) return null;
  if (order.paymentState === 'authorized') return null;
  // A free replacement order is covered by the invoice of the original order.
  if (await isResending(work.tx, order.id)) return null;
  const existing = await findInvoiceOf(work.tx, order.id);
  if (existing) return existing;
  const vatNumber = await findBillingVatNumber(work.tx, order.id);
  // In the language of the order, which is then fixed.
  const { visible_from } = await writtenIn(work, order.locale, order, (spoken) =>
    issueDocument(work, {
      kind: 'invoice',
      country: taxedIn(order),
      orderId: order.id,
      orderToken: order.token,
      refundId: null,
      correctsId: null,
      visibleAfterDays: config.INVOICE_VISIBLE_AFTER_DAYS,
      write: (number, issuedOn) =>
        invoiceSnapshot(frameOf(config, order, { number, issuedOn, vatNumber }), billedOf(spoken), {
          shipping: t('invoices.document.shipping'),
        }),
    }),
  );
  await noteInvoice(work, order.id, visible_from);
  await work.announce('invoice.issued', { orderId: order.id });
  return findInvoiceOf(work.tx, order.id);
}

function billedOf({ lines, pricing }: Order): Billed {
  return {
    lines: lines.map((line) => ({
      kind: 'goods',
      key: lineKey(line.variantCode, line.subscriptionInterval),
      code: line.variantCode,
      name: line.productName,
      detail: line.variantName,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.total - line.unitPrice * line.quantity,
      gross: line.total,
      net: line.net,
      vat: line.vat,
      rate: line.taxRate,
    })),
    gifts: pricing.freeProducts.map(({ variantCode, productName, quantity }) => ({
      code: variantCode,
      name: productName,
      quantity,
    })),
    shippingTaxes: pricing.shippingTaxes,
    taxes: pricing.taxes,
    total: pricing.total,
  };
}
