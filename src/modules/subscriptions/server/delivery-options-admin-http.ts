import { refuse } from '#kit/refusal.ts';
import {
  deliveryCountry,
  deliveryPostcode,
  findOrder,
  offeredFor,
} from '#modules/orders/server/index.ts';
import { heaviestParcel } from '#modules/shipping/rules/index.ts';
import { findShippingOptions, searchPickupPoints } from '#modules/shipping/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { DeliveryOptionsShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { findSubscriptionByCode } from './queries.ts';

/** Enough points for a list read out by telephone. */
const MOST_POINTS = '12';

/** Delivery methods and relay points the team can choose for a subscription. */
export const adminDeliveryOptionsRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listAnyDeliveryOptions),
  async (c) => ld(c, await readDeliveryOptions(c.var.appContext, c.req.valid('param').code)),
);

async function readDeliveryOptions(
  appContext: AppContext,
  code: string,
): Promise<DeliveryOptionsShape> {
  const subscription = await findSubscriptionByCode(appContext.db, code);
  if (!subscription) throw refuse('subscription.unknown');
  const token = subscription.cycle?.token;
  const draft = token ? await findOrder(appContext.db, token) : null;
  const named = {
    '@id': `/api/v2/admin/subscriptions/${code}/ways`,
    '@type': 'SubscriptionWays' as const,
  };
  if (!draft) return { ...named, methods: [], points: [] };
  const countryCode = deliveryCountry(draft);
  const options = offeredFor(draft.lines, await findShippingOptions(appContext.db, countryCode));
  const relay = options.find(({ kind }) => kind === 'relay');
  const postcode = deliveryPostcode(draft);
  // If the relay network does not respond, no points are listed; the current one stays.
  const found =
    relay && postcode
      ? await searchPickupPoints(
          appContext,
          {
            postcode,
            countryCode,
            limit: MOST_POINTS,
            weight: String(heaviestParcel(draft.lines, relay)),
          },
          [countryCode],
        )
      : null;
  return {
    ...named,
    methods: options.map(({ code: method, name, kind }) => ({ code: method, name, kind })),
    points: (found ?? []).map(({ code: point, name, street, postcode: zip, city }) => ({
      code: point,
      name,
      address: `${street}, ${zip} ${city}`,
    })),
  };
}
