import type { Context } from 'hono';
import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import { pickupPointSearch } from '../contracts.ts';
import * as operations from '../operations.ts';
import { findPickupPoint } from './pickup-points.ts';
import { presentPickupPoint } from './present.ts';
import { relayNetwork } from './relay-network.ts';
import { searchPickupPoints } from './search-pickup-points.ts';

/** Each request calls another company's service, so the rate is limited to what a person needs. */
const limit = createRateLimit(120, 60);
const CODE = /^[A-Z]{2}-[0-9A-Z]{3,12}$/;
const SMALLEST_PARCEL = 1;

const isSilent = (c: Context) => {
  const { body } = hydraError(503, t('shipping.pickupPoints.unavailable'));
  return ld(c, body, 503);
};

/** Relay points (contracts §2.5). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.searchPickupPoints), async (c) => {
    await limit(c, c.var.clientAddress);
    const { channel, appContext } = c.var;
    const found = await searchPickupPoints(appContext, c.req.valid('query'), channel.countries);
    if (!found) return isSilent(c);
    const members = found.map((point) => presentPickupPoint(point, { distance: point.distance }));
    const answer = collection(c, 'PickupPoint', members);
    return ld(c, filterable(answer, Object.keys(pickupPointSearch.shape)));
  })
  .openapi(route(operations.getPickupPoint), async (c) => {
    const { code } = c.req.valid('param');
    if (!CODE.test(code)) throw refuse('pickup_point.not_found');
    await limit(c, c.var.clientAddress);
    const { appContext } = c.var;
    const state = await relayNetwork(appContext).find(code, SMALLEST_PARCEL);
    const existing = 'point' in state ? null : await findPickupPoint(appContext.db, code);
    const point = 'point' in state ? state.point : existing;
    if (!point && state.status === 'silent') return isSilent(c);
    if (!point) throw refuse('pickup_point.not_found');
    const available = state.status !== 'closed' && !existing?.isClosed;
    const body = presentPickupPoint(point, { available });
    return ld(c, { '@context': '/api/v2/contexts/PickupPoint', ...body });
  });
