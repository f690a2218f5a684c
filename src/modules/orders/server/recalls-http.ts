import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import { lotOrderShape, lotShape, recallDraft, recallShape } from '../admin-contracts.ts';
import { lotCode } from '../rules/index.ts';
import { findConcerned, findLotOrders, searchLots } from './find-lots.ts';
import { lotSheet, presentLot, presentLotOrder, presentRecall } from './present-recalls.ts';
import { getRecall, listRecalls, type Recall, startRecall } from './start-recall.ts';

const tags = ['Recalls'];
const ofLot = z.object({ lot: z.string().min(1).max(60), variant: z.string().min(1).max(40) });
const id = z.string().regex(/^\d{1,9}$/);
const MOST_RECALLS = 30;
const MOST_LINES = 100_000;

const searching = listRoute('orders.read', {
  path: '/admin/lots',
  operationId: 'searchLots',
  summary: 'Lots that begin with these letters, and how far each went (FOOD-03)',
  tags,
  member: lotShape,
  filters: { search: z.string().min(1).max(60) },
  isWhole: true,
});
const orders = listRoute('orders.read', {
  path: '/admin/lots/orders',
  operationId: 'listOrdersOfLot',
  summary: 'Orders a lot of an article went out with, and to whom (FOOD-03)',
  tags,
  member: lotOrderShape,
  filters: ofLot.shape,
});
const sheet = adminRoute('orders.people', {
  method: 'get',
  path: '/admin/lots/orders.csv',
  operationId: 'getOrdersOfLotSheet',
  summary: 'The same, as a sheet',
  tags,
  request: { query: ofLot },
  responses: {
    200: { description: 'A sheet', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses(400, 422),
  },
});
const listing = listRoute('orders.read', {
  path: '/admin/recalls',
  operationId: 'listRecalls',
  summary: 'The last recalls, newest first',
  tags,
  member: recallShape,
  isWhole: true,
});
const starting = adminRoute('orders.manage', {
  method: 'post',
  path: '/admin/recalls',
  operationId: 'startRecall',
  summary: 'Calls a lot back and writes to everybody it went to, once each (FOOD-03)',
  tags,
  request: { body: jsonBody(recallDraft, 'POST') },
  responses: { 204: emptyResponse('Started'), ...errorResponses(400, 404, 415, 422) },
});
const tellingAgain = adminRoute('orders.manage', {
  method: 'post',
  path: '/admin/recalls/{id}/notices',
  operationId: 'tellRecall',
  summary: 'Writes to whoever a recall concerns and who was not written to yet',
  tags,
  request: { params: z.object({ id }), body: jsonBody(z.object({}), 'POST') },
  responses: { 204: emptyResponse('Asked'), ...errorResponses(400, 404, 415, 422) },
});

const present = async (db: Db, recall: Recall) =>
  presentRecall(recall, await findConcerned(db, recall.id, recall));

/** Which orders a lot went out with, and calling it back. */
export const recallRoutes = apiRoutes<AdminEnv>(words)
  .openapi(searching, async (c) => {
    const found = await searchLots(c.var.machine.db, c.req.valid('query').search);
    return ld(c, collection(c, 'Lot', found.map(presentLot)));
  })
  .openapi(orders, async (c) => {
    const { lot, variant: variantCode } = c.req.valid('query');
    const paging = pagingOf(c);
    const found = await findLotOrders(c.var.machine.db, { lot, variantCode }, paging);
    const shown = found.orders.map(presentLotOrder);
    return ld(c, collection(c, 'LotOrder', shown, found.total, paging));
  })
  .openapi(sheet, async (c) => {
    const { lot, variant: variantCode } = c.req.valid('query');
    const all = { offset: 0, itemsPerPage: MOST_LINES };
    const found = await findLotOrders(c.var.machine.db, { lot, variantCode }, all);
    return c.body(lotSheet(found.orders.map(presentLotOrder)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="commandes-du-lot.csv"',
      'cache-control': 'private, no-store',
    });
  })
  .openapi(listing, async (c) => {
    const { db } = c.var.machine;
    const recalls = await listRecalls(db, MOST_RECALLS);
    const shown = await Promise.all(recalls.map((recall) => present(db, recall)));
    return ld(c, collection(c, 'Recall', shown));
  })
  .openapi(starting, async (c) => {
    const draft = c.req.valid('json');
    const subject = `${draft.variantCode} ${lotCode(draft.lot)}`;
    await actAsStaff(c, { action: 'recall.started', subject }, (work) => startRecall(work, draft));
    return c.body(null, 204);
  })
  .openapi(tellingAgain, async (c) => {
    const recall = await getRecall(c.var.machine.db, Number(c.req.valid('param').id));
    const deed = { action: 'recall.told', subject: `${recall.variantCode} ${recall.lot}` };
    await actAsStaff(c, deed, (work) => work.announce('recall.told', { recallId: recall.id }));
    return c.body(null, 204);
  });
