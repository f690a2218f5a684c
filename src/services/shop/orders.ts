import * as carts from '#modules/cart/operations.ts';
import * as checkout from '#modules/checkout/operations.ts';
import * as claims from '#modules/claims/operations.ts';
import * as invoices from '#modules/invoices/operations.ts';
import * as orders from '#modules/orders/operations.ts';
import * as subscriptions from '#modules/subscriptions/operations.ts';
import type { ShopClient } from './client.ts';

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
    /** How and when an order was paid. */
    charge: (token: string) => shop.call(checkout.getCharge, { params: { token } }),
    /** Why it cost what it cost, and what changed since the delivery before. */
    explanation: (token: string) => shop.call(subscriptions.explainOrder, { params: { token } }),
    /** What went back of an order, or is on its way back. */
    refunds: (token: string) => shop.all(checkout.listRefunds, { params: { token } }),
    /** Parcels with which goods of it go back. */
    returns: (token: string) => shop.all(claims.listOrderReturns, { params: { token } }),
    /** What was changed in its lines before it left. */
    changes: (token: string) => shop.all(checkout.listOrderChanges, { params: { token } }),
    /** The invoice of an order and its credit notes. */
    invoices: (token: string) => shop.all(invoices.listInvoices, { params: { token } }),
    /** One of them, as a PDF. */
    invoice: (token: string, number: string) =>
      shop.file(invoices.getInvoiceDocument, { params: { token, number } }),
    /** Puts what an order held into the customer's cart. */
    reorder: (token: string) => shop.call(carts.reorder, { params: { token } }),
  };
};
