import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { readHousehold } from './read-household.ts';

/** The people who share subscriptions, for both sides (N-14). */
export const householdRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.getHousehold),
  async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock, config } = c.var.appContext;
    const person = { customerId, hasAnimals: config.FEATURE_ANIMALS };
    return ld(c, await readHousehold(db, person, clock.today()));
  },
);
