import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess, type Order } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { invoiceShape } from '../contracts.ts';
import { fileNameOf, presentInvoice } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentsOf, type StoredDocument } from './queries.ts';

const ofOrder = z.object({ token: z.string() });
const pdf = {
  200: {
    description: 'The document, a PDF/A-3',
    content: {
      'application/pdf': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
    },
  },
};
const described = <P extends string>(path: P, operationId: string, summary: string) => ({
  path,
  method: 'get' as const,
  operationId,
  tags: ['Orders'],
  summary,
});

const reading = createRoute({
  ...described('/shop/orders/{token}/invoice', 'getInvoice', 'The invoice of an order, as a PDF'),
  request: { params: ofOrder },
  responses: { ...pdf, ...errorResponses(401, 404) },
});
const listing = createRoute({
  ...described(
    '/shop/orders/{token}/invoices',
    'listInvoices',
    'The invoice of an order and its credit notes',
  ),
  request: { params: ofOrder },
  responses: {
    200: collectionResponse(invoiceShape),
    ...errorResponses(401, 404),
  },
});
const readingOne = createRoute({
  ...described(
    '/shop/orders/{token}/invoices/{number}',
    'getInvoiceDocument',
    'An invoice or a credit note by its number, as a PDF',
  ),
  request: { params: ofOrder.extend({ number: z.string() }) },
  responses: { ...pdf, ...errorResponses(401, 404) },
});

type Call = Context<ShopEnv>;

/** An order the caller may see. @throws Refusal `order.unknown` for any other. */
async function openOrder(c: Call, token: string): Promise<Order> {
  const order = await findOrder(c.var.machine.db, token);
  if (!order?.number || !mayAccess(order, c.var.caller)) throw refuse('order.unknown');
  return order;
}

/** @throws Refusal `invoice.not_available` for none, or one whose day has not come. */
async function answerFile(c: Call, order: Order, wanted: (one: StoredDocument) => boolean) {
  const { machine } = c.var;
  const document = (await findDocumentsOf(machine.db, order.id)).find(wanted);
  if (!document || document.visibleFrom > machine.clock.today().toString())
    throw refuse('invoice.not_available');
  const file = await printedFile(machine, document.id);
  return c.body(new Uint8Array(file), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileNameOf(order, document)}"`,
    'cache-control': 'private, no-store',
  });
}

/** Invoices of contracts §2.3: a PDF each, from the day the customer may read them. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(reading, async (c) => {
    const order = await openOrder(c, c.req.valid('param').token);
    return answerFile(c, order, ({ kind }) => kind === 'invoice');
  })
  .openapi(listing, async (c) => {
    const order = await openOrder(c, c.req.valid('param').token);
    const documents = await findDocumentsOf(c.var.machine.db, order.id);
    const today = c.var.machine.clock.today().toString();
    const shown = documents.map((document) => presentInvoice(order, document, today));
    return ld(c, collection(c, 'Invoice', shown));
  })
  .openapi(readingOne, async (c) => {
    const { token, number } = c.req.valid('param');
    return answerFile(c, await openOrder(c, token), (document) => document.number === number);
  });
