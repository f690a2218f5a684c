import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess, type Order } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { fileNameOf, presentInvoice } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentsOf, type StoredDocument } from './queries.ts';

type Call = Context<ShopEnv>;

/** An order the caller may see. @throws Refusal `order.unknown` for any other. */
async function openOrder(c: Call, token: string): Promise<Order> {
  const order = await findOrder(c.var.appContext.db, token);
  if (!order?.number || !mayAccess(order, c.var.caller)) throw refuse('order.unknown');
  return order;
}

/** @throws Refusal `invoice.not_available` when there is none, or it is not available yet. */
async function answerFile(c: Call, order: Order, wanted: (one: StoredDocument) => boolean) {
  const { appContext } = c.var;
  const document = (await findDocumentsOf(appContext.db, order.id)).findLast(wanted);
  if (!document || document.visibleFrom > appContext.clock.today().toString())
    throw refuse('invoice.not_available');
  const file = await printedFile(appContext, document.id);
  return c.body(new Uint8Array(file), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileNameOf(order, document)}"`,
    'cache-control': 'private, no-store',
  });
}

/** Invoices of contracts §2.3: a PDF each, once the customer may download them. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getInvoice), async (c) => {
    const order = await openOrder(c, c.req.valid('param').token);
    return answerFile(c, order, ({ kind }) => kind === 'invoice');
  })
  .openapi(route(operations.listInvoices), async (c) => {
    const order = await openOrder(c, c.req.valid('param').token);
    const documents = await findDocumentsOf(c.var.appContext.db, order.id);
    const today = c.var.appContext.clock.today().toString();
    const shown = documents.map((document) => presentInvoice(order, document, today));
    return ld(c, collection(c, 'Invoice', shown));
  })
  .openapi(route(operations.getInvoiceDocument), async (c) => {
    const { token, number } = c.req.valid('param');
    return answerFile(c, await openOrder(c, token), (document) => document.number === number);
  });
