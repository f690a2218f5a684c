import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findByEmail } from './queries.ts';

/** Consent to the letter, for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getCustomerLetter),
  async (c) => {
    const { db } = c.var.appContext;
    const { id, email } = await getCustomer(db, c.req.valid('param').id);
    const found = await findByEmail(db, email);
    return ld(c, {
      '@id': `/api/v2/admin/customers/${id}/letter`,
      '@type': 'CustomerLetter' as const,
      state: found?.state ?? null,
      source: found?.source ?? null,
      askedAt: found?.asked_at.toISOString() ?? null,
      confirmedAt: found?.confirmed_at?.toISOString() ?? null,
      leftAt: found?.left_at?.toISOString() ?? null,
      consentVersion: found?.consent_version ?? null,
    });
  },
);
