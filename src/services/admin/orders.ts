import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as money from '#modules/checkout/admin-operations.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team does with orders. */
export const teamOrderCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: QueryOf<typeof orders.listAllOrders>) =>
    admin.list(orders.listAllOrders, { query }),
  /** What waits, and the last sixty days. */
  today: () => admin.read(orders.getOrdersToday),
  read: (number: string) => admin.read(orders.getAnyOrder, { params: { number } }),
  cancel: (number: string, body: BodyOf<typeof orders.cancelAnyOrder>, key: string | undefined) =>
    admin.change(orders.cancelAnyOrder, { params: { number }, body, key }),
  /** What cancelling it would do. */
  cancellation: (number: string) => admin.read(money.getCancellation, { params: { number } }),
  /** What a bank disputes of it. */
  disputes: (number: string) => admin.read(money.getOrderDisputes, { params: { number } }),
  /** Sends evidence to the bank, for good. */
  answerDispute: (number: string, dispute: string, text: string, key: string | undefined) =>
    admin.change(money.answerOrderDispute, { params: { number, dispute }, body: { text }, key }),
  /** What other lines of it would come to. */
  quoteLines: (number: string, body: BodyOf<typeof money.quoteOrderLines>) =>
    admin.change(money.quoteOrderLines, { params: { number }, body }),
  changeLines: (
    number: string,
    body: BodyOf<typeof money.changeOrderLines>,
    key: string | undefined,
  ) => admin.change(money.changeOrderLines, { params: { number }, body, key }),
  /** Puts it back as it was before a change that is not paid. */
  undoLines: (number: string, key: string | undefined) =>
    admin.change(money.undoOrderLines, { params: { number }, key }),
  /** What an order that is dictated would come to. */
  quoteByTelephone: (body: BodyOf<typeof money.quoteTelephoneOrder>) =>
    admin.change(money.quoteTelephoneOrder, { body }),
  takeByTelephone: (body: BodyOf<typeof money.takeTelephoneOrder>, key: string | undefined) =>
    admin.change(money.takeTelephoneOrder, { body, key }),
  /** Where it goes, before it leaves. */
  correctAddress: (
    number: string,
    body: BodyOf<typeof money.correctOrderAddress>,
    key: string | undefined,
  ) => admin.change(money.correctOrderAddress, { params: { number }, body, key }),
});
