import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { newPrice } from '../admin-contracts.ts';
import { cancelScheduledPrice, changePrice } from './change-price.ts';

const tags = ['Catalogue'];

const changing = adminRoute('prices.manage', {
  method: 'post',
  path: '/admin/product-variants/{code}/prices',
  operationId: 'changePrice',
  summary: 'Changes what a variant costs on some sites, today or from a later day',
  tags,
  request: {
    params: z.object({ code: z.string().max(20) }),
    body: jsonBody(newPrice, 'POST'),
  },
  responses: { 204: emptyResponse('Decided'), ...errorResponses(400, 404, 415, 422) },
});
const cancelling = adminRoute('prices.manage', {
  method: 'delete',
  path: '/admin/scheduled-prices/{id}',
  operationId: 'cancelScheduledPrice',
  summary: 'Takes back a price that does not apply yet',
  tags,
  request: { params: z.object({ id: z.string().max(20) }) },
  responses: { 204: emptyResponse('Taken back'), ...errorResponses(404) },
});

/** What the team does with prices. */
export const priceAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(changing, async (c) => {
    const { code } = c.req.valid('param');
    const { from, ...price } = c.req.valid('json');
    const { channels, cents } = price;
    const detail = { channels, cents, from };
    const day = from === null ? null : Temporal.PlainDate.from(from);
    await actAsStaff(c, { action: 'price.changed', subject: code, detail }, (work) =>
      changePrice(work, c.var.staff.name, { ...price, variantCode: code, from: day }),
    );
    return c.body(null, 204);
  })
  .openapi(cancelling, async (c) => {
    const { id } = c.req.valid('param');
    if (!/^\d{1,9}$/.test(id)) throw refuse('price.not_scheduled');
    await actAsStaff(c, { action: 'price.cancelled', subject: id }, (work) =>
      cancelScheduledPrice(work, Number(id)),
    );
    return c.body(null, 204);
  });
