import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as money from '#modules/checkout/admin-operations.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team does with orders. */
export const teamOrderCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: QueryOf<typeof orders.listAllOrders>) =>
    admin.list(orders.listAllOrders, { query }),
  /** Open work, and the figures of the last sixty days. */
  today: () => admin.read(orders.getOrdersToday),
  read: (number: string) => admin.read(orders.getAnyOrder, { params: { number } }),
  cancel: (number: string, body: BodyOf<typeof orders.cancelAnyOrder>, key: string | undefined) =>
    admin.change(orders.cancelAnyOrder, { params: { number }, body, key }),
  /** What cancelling it would do. */
  cancellation: (number: string) => admin.read(money.getCancellation, { params: { number } }),
  /** Disputes of the order's payments. */
  disputes: (number: string) => admin.read(money.getOrderDisputes, { params: { number } }),
  /** Sends evidence to the bank; cannot be undone. */
  answerDispute: (number: string, dispute: string, text: string, key: string | undefined) =>
    admin.change(money.answerOrderDispute, { params: { number, dispute }, body: { text }, key }),
  /** Computes the total with other lines. */
  quoteLines: (number: string, body: BodyOf<typeof money.quoteOrderLines>) =>
    admin.change(money.quoteOrderLines, { params: { number }, body }),
  changeLines: (
    number: string,
    body: BodyOf<typeof money.changeOrderLines>,
    key: string | undefined,
  ) => admin.change(money.changeOrderLines, { params: { number }, body, key }),
  /** Restores the lines from before an unpaid change. */
  undoLines: (number: string, key: string | undefined) =>
    admin.change(money.undoOrderLines, { params: { number }, key }),
  /** Computes the total of a telephone order. */
  quoteByTelephone: (body: BodyOf<typeof money.quoteTelephoneOrder>) =>
    admin.change(money.quoteTelephoneOrder, { body }),
  takeByTelephone: (body: BodyOf<typeof money.takeTelephoneOrder>, key: string | undefined) =>
    admin.change(money.takeTelephoneOrder, { body, key }),
  /** Corrects the address before dispatch. */
  correctAddress: (
    number: string,
    body: BodyOf<typeof money.correctOrderAddress>,
    key: string | undefined,
  ) => admin.change(money.correctOrderAddress, { params: { number }, body, key }),
});
