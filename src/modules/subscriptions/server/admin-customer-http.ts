import { getCustomer } from '#modules/customers/server/index.ts';
import { listMembers, listShared } from '#modules/households/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listSubscriptions } from './queries.ts';

interface Sharing {
  customer: number;
  firstName: string;
  lastName: string;
  email: string;
  joinedAt: Date;
}

const presentPerson = ({ customer, firstName, lastName, email, joinedAt }: Sharing) => ({
  customer,
  name: `${firstName} ${lastName}`,
  email,
  joinedAt: joinedAt.toISOString(),
});

/** Subscriptions of one customer, for the team. */
export const adminCustomerRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listCustomerSubscriptions),
  async (c) => {
    const { db } = c.var.appContext;
    const { id } = await getCustomer(db, c.req.valid('param').id);
    const subscriptions = await listSubscriptions(db, id);
    return ld(c, {
      '@id': `/api/v2/admin/customers/${id}/subscriptions`,
      '@type': 'CustomerSubscriptions' as const,
      subscriptions: subscriptions.map(({ code, status, frequency, cycle, deliveriesDone }) => ({
        code,
        status,
        frequency,
        deliveriesDone,
        nextShippingDate: cycle?.shippingDate ?? null,
      })),
      household: {
        members: (await listMembers(db, id)).map(({ memberId, firstName, ...one }) =>
          presentPerson({ ...one, customer: memberId, firstName }),
        ),
        shared: (await listShared(db, id)).map(({ ownerId, ownerName, ...one }) =>
          presentPerson({ ...one, customer: ownerId, firstName: ownerName }),
        ),
      },
    });
  },
);
