import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { answerOnce, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  creationHeaders,
  errorResponses,
  ldResponse,
} from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { words } from '#refusals.ts';
import { dataExportShape } from '../contracts.ts';
import { presentExport } from './present.ts';
import { findArchive, findExport, listExports } from './queries.ts';
import { requestExport } from './request-export.ts';

const DAY = 24 * 3600;
/** Each is a walk through every module and a mail. */
const limitExports = createRateLimit(10, DAY);

const byId = z.object({ id: z.string() });
const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

const requestRoute = createRoute({
  method: 'post',
  path: '/shop/customers/{id}/data-exports',
  operationId: 'requestDataExport',
  tags: ['Customer'],
  summary: 'Asks for a copy of everything the shop knows of the signed-in customer',
  request: { headers: creationHeaders, params: byId },
  responses: {
    202: ldResponse(dataExportShape, 'Being made'),
    ...errorResponses(400, 401, 404, 409, 415, 422, 429),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/shop/data-exports',
  operationId: 'listDataExports',
  tags: ['Customer'],
  summary: 'The newest copies the signed-in customer asked for',
  responses: {
    200: collectionResponse(dataExportShape, 'Copies'),
    ...errorResponses(400, 401),
  },
});

const getRoute = createRoute({
  method: 'get',
  path: '/shop/data-exports/{id}',
  operationId: 'getDataExport',
  tags: ['Customer'],
  summary: 'How far a copy is',
  request: { params: byId },
  responses: { 200: ldResponse(dataExportShape, 'The copy'), ...errorResponses(401, 404) },
});

const archiveRoute = createRoute({
  method: 'get',
  path: '/shop/data-exports/{id}/archive',
  operationId: 'downloadDataExport',
  tags: ['Customer'],
  summary: 'The copy itself, a zip, for seven days',
  request: { params: byId },
  responses: {
    200: {
      description: 'The archive',
      content: {
        'application/zip': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
      },
    },
    ...errorResponses(401, 404),
  },
});

/** A copy of one's own data (contracts §2.9): always the caller's. */
export const exportRoutes = apiRoutes<ShopEnv>(words)
  .openapi(requestRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    if (c.req.valid('param').id !== String(customerId)) throw refuse('customer.unknown');
    await limitExports(c, String(customerId));
    return answerOnce(c, async (work) => {
      const asked = presentExport(await requestExport(work, customerId), work.now);
      return { status: 202, body: { '@context': '/api/v2/contexts/DataExport', ...asked } };
    });
  })
  .openapi(listRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.machine;
    const copies = await listExports(db, customerId);
    const shown = copies.map((copy) => presentExport(copy, clock.now()));
    return ld(c, collection(c, 'DataExport', shown));
  })
  .openapi(getRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.machine;
    const copy = await findExport(db, customerId, idOf(c.req.valid('param').id));
    if (!copy) throw refuse('export.unknown');
    const shown = presentExport(copy, clock.now());
    return ld(c, { '@context': '/api/v2/contexts/DataExport', ...shown });
  })
  .openapi(archiveRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.machine;
    const id = idOf(c.req.valid('param').id);
    const found = await findArchive(db, { customerId, id, now: clock.now() });
    if (!found) throw refuse('export.unknown');
    const day = found.requestedAt.toISOString().slice(0, 10);
    return c.body(new Uint8Array(found.archive), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="gamelle-mes-donnees-${day}.zip"`,
    });
  });
