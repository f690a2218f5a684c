import type { BodyOf } from '#kit/operation.ts';
import * as carts from '#modules/cart/operations.ts';
import * as checkout from '#modules/checkout/operations.ts';
import * as claims from '#modules/claims/operations.ts';
import * as invoices from '#modules/invoices/operations.ts';
import * as orders from '#modules/orders/operations.ts';
import * as subscriptions from '#modules/subscriptions/operations.ts';
import type { ShopClient } from './client.ts';

const RETURN_LABEL = /^retour-(\d{1,9})$/;

/** The calls of placed orders (contracts §1.9, §2.3). */
export const orderCalls = (shop: ShopClient) => {
  const read = (token: string) => shop.call(carts.getOrder, { params: { token } });
  return {
    read,
    /** Newest first. */
    list: (itemsPerPage: number) =>
      shop.list(orders.listOrders, { query: { page: 1, itemsPerPage } }),
    /** The customer's own order with this number; null for any other. */
    find: async (number: string) => {
      const [found] = await shop.all(orders.listOrders, { query: { number } });
      return found ? read(found.tokenValue) : null;
    },
    /** Method and time of an order's payment. */
    charge: (token: string) => shop.call(checkout.getCharge, { params: { token } }),
    /** How the total was computed, and what changed since the previous delivery. */
    explanation: (token: string) => shop.call(subscriptions.explainOrder, { params: { token } }),
    /** Refunds of an order, completed or pending. */
    refunds: (token: string) => shop.all(checkout.listRefunds, { params: { token } }),
    /** Return parcels of an order. */
    returns: (token: string) => shop.all(claims.listOrderReturns, { params: { token } }),
    /** Asks for a prepaid return label. */
    askForReturn: (token: string, body: BodyOf<typeof claims.askForReturn>) =>
      shop.call(claims.askForReturn, { params: { token }, body }),
    /** Changes of its lines before dispatch. */
    changes: (token: string) => shop.all(checkout.listOrderChanges, { params: { token } }),
    /** The invoice of an order and its credit notes. */
    invoices: (token: string) => shop.all(invoices.listInvoices, { params: { token } }),
    /** A document as a PDF: an invoice or credit note by its number, or the label of a return, `retour-1`. */
    document: (token: string, name: string) => {
      const [, id] = RETURN_LABEL.exec(name) ?? [];
      return id
        ? shop.file(claims.getOwnReturnLabel, { params: { token, id } })
        : shop.file(invoices.getInvoiceDocument, { params: { token, number: name } });
    },
    /** Adds the order's articles to the customer's cart. */
    reorder: (token: string) => shop.call(carts.reorder, { params: { token } }),
  };
};
