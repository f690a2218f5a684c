import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { getGuest, listGuestAddresses, presentGuest, sumGuest } from './guests.ts';
import { listEvents, presentEvent } from './list-events.ts';

/** Admin routes for guests and for the timeline of a person. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getGuest), async (c) => {
    const { db } = c.var.appContext;
    const guest = await getGuest(db, c.req.valid('param').key);
    const [sum, addresses] = await Promise.all([
      sumGuest(db, guest.ref),
      listGuestAddresses(db, guest.ref),
    ]);
    const shown = addresses.map(({ at: _, ...address }) => address);
    return ld(c, { ...presentGuest(guest), ...sum, addresses: shown });
  })
  .openapi(adminRoute(operations.listGuestEvents), async (c) => {
    const { db } = c.var.appContext;
    const paging = pagingOf(c);
    const { ref } = await getGuest(db, c.req.valid('param').key);
    const { rows, total } = await listEvents(db, { mailbox: ref }, paging);
    return ld(c, collection(c, 'PersonEvent', rows.map(presentEvent), total, paging));
  })
  .openapi(adminRoute(operations.listCustomerEvents), async (c) => {
    const { db } = c.var.appContext;
    const paging = pagingOf(c);
    const { id } = await getCustomer(db, c.req.valid('param').id);
    const { rows, total } = await listEvents(db, { customerId: id }, paging);
    return ld(c, collection(c, 'PersonEvent', rows.map(presentEvent), total, paging));
  });
