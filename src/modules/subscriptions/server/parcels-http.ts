import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { accessOf, changing } from './answer-http.ts';
import { joinParcel, leaveParcel } from './join-parcel.ts';
import { listParcels } from './list-parcels.ts';

/** Routes for deliveries of one household that share a parcel. */
export const parcelRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listParcels), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.appContext;
    const listed = await listParcels(db, customerId, clock.today());
    return ld(c, { '@id': '/api/v2/shop/shared-parcels', '@type': 'SharedParcels', ...listed });
  })
  .openapi(route(operations.joinParcel), async (c) => {
    const other = await accessOf(c, c.req.valid('json').with, 'shared');
    return changing(
      c,
      c.req.valid('param').code,
      (work, access) => joinParcel(work, access, { ...other, version: null }),
      'shared',
    );
  })
  .openapi(route(operations.leaveParcel), (c) =>
    changing(c, c.req.valid('param').code, leaveParcel, 'shared'),
  );
