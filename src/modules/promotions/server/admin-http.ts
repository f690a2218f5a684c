import type { Context } from 'hono';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { endPromotion, switchPromotion } from './end-promotion.ts';
import type { FindGoods } from './find-goods.ts';
import { findTouched } from './find-touched.ts';
import { readPromotionForTeam } from './read-for-team.ts';
import { createPromotion, editPromotion, previewPromotion } from './write-promotion.ts';

interface Shelves {
  goods: FindGoods;
  categories: (db: Db) => Promise<readonly { path: string; trail: readonly string[] }[]>;
}

/** Admin routes for promotions; the catalogue module looks up goods and categories. */
export const promotionRoutes = ({ goods, categories }: Shelves) => {
  const read = (c: Context<AdminEnv>, code: string) => {
    const { db, clock } = c.var.appContext;
    return readPromotionForTeam(db, clock.today(), code, goods);
  };
  return apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.getPromotion), async (c) =>
      ld(c, await read(c, c.req.valid('param').code)),
    )
    .openapi(adminRoute(operations.createPromotion), async (c) => {
      const draft = c.req.valid('json');
      const auditedAction = { action: 'promotion.created', subject: draft.reference };
      await actAsStaff(c, auditedAction, (work) => createPromotion(work, draft, goods));
      return ld(c, await read(c, draft.reference), 201);
    })
    .openapi(adminRoute(operations.editPromotion), async (c) => {
      const { code } = c.req.valid('param');
      const draft = c.req.valid('json');
      await actAsStaff(c, { action: 'promotion.edited', subject: code }, (work) =>
        editPromotion(work, code, draft, goods),
      );
      return ld(c, await read(c, code));
    })
    .openapi(adminRoute(operations.endPromotion), async (c) => {
      const { code } = c.req.valid('param');
      const { endsOn } = c.req.valid('json');
      const auditedAction = { action: 'promotion.dated', subject: code, detail: { endsOn } };
      await actAsStaff(c, auditedAction, (work) => endPromotion(work, code, endsOn));
      return ld(c, await read(c, code));
    })
    .openapi(adminRoute(operations.previewPromotion), async (c) => {
      const { db, clock } = c.var.appContext;
      const draft = c.req.valid('json');
      return ld(c, {
        strongest: await previewPromotion(db, clock.today(), draft, goods),
        touched: await findTouched(db, draft.reference),
      });
    })
    .openapi(adminRoute(operations.listPromotionCategories), async (c) => {
      const found = await categories(c.var.appContext.db);
      const named = found.map(({ path, trail }) => ({ code: path, name: trail.join(' › ') }));
      const ordered = named.toSorted((a, b) => a.code.localeCompare(b.code));
      return ld(c, collection(c, 'Category', ordered));
    })
    .openapi(adminRoute(operations.stopPromotion), async (c) => {
      const { code } = c.req.valid('param');
      await actAsStaff(c, { action: 'promotion.stopped', subject: code }, (work) =>
        switchPromotion(work, code, false),
      );
      return ld(c, await read(c, code));
    })
    .openapi(adminRoute(operations.resumePromotion), async (c) => {
      const { code } = c.req.valid('param');
      await actAsStaff(c, { action: 'promotion.resumed', subject: code }, (work) =>
        switchPromotion(work, code, true),
      );
      return ld(c, await read(c, code));
    });
};
