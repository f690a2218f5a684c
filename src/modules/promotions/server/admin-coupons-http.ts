import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { addCoupon } from './add-coupon.ts';
import { makeCoupons } from './make-coupons.ts';
import { findBatch } from './queries.ts';

/** The codes of promotions, for the team. */
export const couponRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.addPromotionCoupon), async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    const detail = { coupon: draft.couponCode };
    await actAsStaff(c, { action: 'promotion.code_added', subject: code, detail }, (work) =>
      addCoupon(work, code, draft),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.makePromotionCoupons), async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'promotion.codes_made', subject: code, detail: draft }, (work) =>
      makeCoupons(work, code, draft),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.getCouponBatch), async (c) => {
    const batch = await findBatch(c.var.appContext.db, Number(c.req.valid('param').id));
    if (!batch) throw refuse('promotion.unknown');
    const lines = batch.codes.map(({ code, used }) => `${code};${used ? 'oui' : 'non'}`);
    return c.body(`${['code;utilisé', ...lines].join('\r\n')}\r\n`, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="codes-${batch.prefix}-${batch.id}.csv"`,
      'cache-control': 'no-store',
    });
  });
