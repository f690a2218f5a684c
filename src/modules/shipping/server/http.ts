import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { words } from '#refusals.ts';
import { pickupPointSearch, pickupPointShape } from '../contracts.ts';
import { findPickupPoint } from './pickup-points.ts';
import { presentPickupPoint } from './present.ts';
import { relayNetwork } from './relay-network.ts';
import { searchPickupPoints } from './search-pickup-points.ts';

const tags = ['Shipment'];

const searching = createRoute({
  method: 'get',
  path: '/shop/pickup-points',
  operationId: 'searchPickupPoints',
  tags,
  summary: 'Relay points near a postcode, a city or coordinates, nearest first',
  request: { query: pickupPointSearch },
  responses: {
    200: collectionResponse(pickupPointShape, 'Points'),
    ...errorResponses(400, 401, 422, 429, 503),
  },
});

const reading = createRoute({
  method: 'get',
  path: '/shop/pickup-points/{code}',
  operationId: 'getPickupPoint',
  tags,
  summary: 'One relay point',
  request: { params: z.object({ code: z.string() }) },
  responses: {
    200: ldResponse(pickupPointShape, 'The point'),
    ...errorResponses(400, 401, 404, 429, 503),
  },
});

/** Each question goes to another company: nobody asks more than a person would. */
const limit = createRateLimit(120, 60);
const CODE = /^[A-Z]{2}-[0-9A-Z]{3,12}$/;
const SMALLEST_PARCEL = 1;

const isSilent = (c: Context) => {
  const { body } = hydraError(503, t('shipping.pickupPoints.unavailable'));
  return ld(c, body, 503);
};

/** Relay points (contracts §2.5). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(searching, async (c) => {
    await limit(c, c.var.clientAddress);
    const { channel, machine } = c.var;
    const found = await searchPickupPoints(machine, c.req.valid('query'), channel.countries);
    if (!found) return isSilent(c);
    const members = found.map((point) => presentPickupPoint(point, { distance: point.distance }));
    const answer = collection(c, 'PickupPoint', members);
    return ld(c, filterable(answer, Object.keys(pickupPointSearch.shape)));
  })
  .openapi(reading, async (c) => {
    const { code } = c.req.valid('param');
    if (!CODE.test(code)) throw refuse('pickup_point.not_found');
    await limit(c, c.var.clientAddress);
    const { machine } = c.var;
    const state = await relayNetwork(machine).find(code, SMALLEST_PARCEL);
    const known = 'point' in state ? null : await findPickupPoint(machine.db, code);
    const point = 'point' in state ? state.point : known;
    if (!point && state.status === 'silent') return isSilent(c);
    if (!point) throw refuse('pickup_point.not_found');
    const available = state.status !== 'closed' && !known?.isClosed;
    const body = presentPickupPoint(point, { available });
    return ld(c, { '@context': '/api/v2/contexts/PickupPoint', ...body });
  });
