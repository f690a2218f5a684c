import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { batchDraft, couponDraft } from '../admin-contracts.ts';
import { addCoupon } from './add-coupon.ts';
import { makeCoupons } from './make-coupons.ts';
import { findBatch } from './queries.ts';

const ofCode = z.object({ code: z.string().max(60) });
const tags = ['Promotions'];

const adding = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/promotions/{code}/coupons',
  operationId: 'addPromotionCoupon',
  summary: 'One more code that all may type',
  tags,
  request: { params: ofCode, body: jsonBody(couponDraft, 'POST') },
  responses: { 204: emptyResponse('Added'), ...errorResponses(400, 404, 415, 422) },
});
const making = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/promotions/{code}/coupon-batches',
  operationId: 'makePromotionCoupons',
  summary: 'Codes nobody guesses, one use each',
  tags,
  request: { params: ofCode, body: jsonBody(batchDraft, 'POST') },
  responses: { 204: emptyResponse('Made'), ...errorResponses(400, 404, 415, 422) },
});
const downloading = adminRoute('promotions.manage', {
  method: 'get',
  path: '/admin/coupon-batches/{id}',
  operationId: 'getCouponBatch',
  summary: 'The codes of a batch, as CSV',
  tags,
  request: { params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }) },
  responses: {
    200: { description: 'code;used', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses(404, 422),
  },
});

/** The codes of promotions, for the team. */
export const couponRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adding, async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    const detail = { coupon: draft.couponCode };
    await actAsStaff(c, { action: 'promotion.code_added', subject: code, detail }, (work) =>
      addCoupon(work, code, draft),
    );
    return c.body(null, 204);
  })
  .openapi(making, async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'promotion.codes_made', subject: code, detail: draft }, (work) =>
      makeCoupons(work, code, draft),
    );
    return c.body(null, 204);
  })
  .openapi(downloading, async (c) => {
    const batch = await findBatch(c.var.machine.db, Number(c.req.valid('param').id));
    if (!batch) throw refuse('promotion.unknown');
    const lines = batch.codes.map(({ code, used }) => `${code};${used ? 'oui' : 'non'}`);
    return c.body(`${['code;utilisé', ...lines].join('\r\n')}\r\n`, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="codes-${batch.prefix}-${batch.id}.csv"`,
      'cache-control': 'no-store',
    });
  });
