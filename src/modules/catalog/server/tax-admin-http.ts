import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { decideTaxRate, listTaxRates, weighTaxRate, withdrawTaxRate } from './decide-tax-rate.ts';

/** VAT rates and their first days. */
export const taxAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listTaxRates), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, collection(c, 'TaxRate', await listTaxRates(db, clock.today())));
  })
  .openapi(adminRoute(operations.previewTaxRate), async (c) => {
    const { db, clock } = c.var.appContext;
    const weighed = await weighTaxRate(db, clock.today(), c.req.valid('json'));
    return ld(c, { '@type': 'TaxRatePreview' as const, ...weighed });
  })
  .openapi(adminRoute(operations.decideTaxRate), async (c) => {
    const input = c.req.valid('json');
    const { country, category, rate, appliesOn: from } = input;
    const detail = { rate, from };
    const subject = `${country} ${category}`;
    await actAsStaff(c, { action: 'vat.decided', subject, detail }, (work) =>
      decideTaxRate(work, input, c.var.staff.id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.withdrawTaxRate), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'vat.withdrawn', subject: id }, (work) =>
      withdrawTaxRate(work, Number(id)),
    );
    return c.body(null, 204);
  });
