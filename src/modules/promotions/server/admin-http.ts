import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  PROMOTION_STATES,
  promotedCategoryShape,
  promotionDraft,
  promotionEdit,
  promotionEnd,
  promotionFileShape,
  promotionPreview,
  stacksShape,
  teamPromotionShape,
} from '../admin-contracts.ts';
import { endPromotion, switchPromotion } from './end-promotion.ts';
import type { KnownGoods } from './known-goods.ts';
import { listPromotionsForTeam } from './list-for-team.ts';
import { presentTeamPromotion } from './present-for-team.ts';
import { readPromotionForTeam } from './read-for-team.ts';
import { createPromotion, editPromotion, previewPromotion } from './write-promotion.ts';

const ofCode = z.object({ code: z.string().max(60) });
const tags = ['Promotions'];
const answered = ldResponse(promotionFileShape, 'The promotion');

const listing = listRoute('promotions.read', {
  path: '/admin/promotions',
  operationId: 'listPromotions',
  summary: 'Promotions, those that run first',
  tags,
  member: teamPromotionShape,
  filters: {
    search: z
      .string()
      .max(120)
      .optional()
      .openapi({ description: 'How a name or a reference begins, or a code' }),
    state: z.enum(PROMOTION_STATES).optional(),
  },
});
const reading = adminRoute('promotions.read', {
  method: 'get',
  path: '/admin/promotions/{code}',
  operationId: 'getPromotion',
  summary: 'A promotion with its versions, its uses and its codes',
  tags,
  request: { params: ofCode },
  responses: { 200: answered, ...errorResponses(404) },
});
const creating = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/promotions',
  operationId: 'createPromotion',
  summary: 'Makes a promotion; it runs from its first day',
  tags,
  request: { body: jsonBody(promotionDraft, 'POST') },
  responses: { 201: answered, ...errorResponses(400, 415, 422) },
});
const editing = adminRoute('promotions.manage', {
  method: 'put',
  path: '/admin/promotions/{code}',
  operationId: 'editPromotion',
  summary: 'Changes a promotion; orders that were placed keep what they were told',
  tags,
  request: { params: ofCode, body: jsonBody(promotionEdit, 'PUT') },
  responses: { 200: answered, ...errorResponses(400, 404, 415, 422) },
});
const switched = {
  method: 'post',
  tags,
  request: { params: ofCode, body: jsonBody(z.object({}), 'POST') },
  responses: { 200: answered, ...errorResponses(400, 404, 415, 422) },
} as const;
const stopping = adminRoute('promotions.manage', {
  ...switched,
  path: '/admin/promotions/{code}/stop',
  operationId: 'stopPromotion',
  summary: 'Gives it to no cart from now on',
});
const resuming = adminRoute('promotions.manage', {
  ...switched,
  path: '/admin/promotions/{code}/resume',
  operationId: 'resumePromotion',
  summary: 'Gives it again',
});
const ending = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/promotions/{code}/end',
  operationId: 'endPromotion',
  summary: 'Sets its last day, or none',
  tags,
  request: { params: ofCode, body: jsonBody(promotionEnd, 'POST') },
  responses: { 200: answered, ...errorResponses(400, 404, 415, 422) },
});

const previewing = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/promotion-previews',
  operationId: 'previewPromotion',
  summary: 'What a promotion would give at most with those that run; nothing is kept',
  tags,
  request: { body: jsonBody(promotionPreview, 'POST') },
  responses: { 200: ldResponse(stacksShape, 'The stacks'), ...errorResponses(400, 415, 422) },
});
const choosing = listRoute('promotions.read', {
  path: '/admin/promotion-categories',
  operationId: 'listPromotionCategories',
  summary: 'The categories a promotion may be given in',
  tags,
  member: promotedCategoryShape,
  isWhole: true,
});

interface Shelves {
  goods: KnownGoods;
  categories: (db: Db) => Promise<readonly { path: string; trail: readonly string[] }[]>;
}

/** What the team does with promotions; which goods exist is asked of the catalogue. */
export const promotionRoutes = ({ goods, categories }: Shelves) => {
  const read = (c: Context<AdminEnv>, code: string) => {
    const { db, clock } = c.var.machine;
    return readPromotionForTeam(db, clock.today(), code, goods);
  };
  return apiRoutes<AdminEnv>(words)
    .openapi(listing, async (c) => {
      const { search, state } = c.req.valid('query');
      const { db, clock } = c.var.machine;
      const paging = pagingOf(c);
      const filter = { words: search, state };
      const { rows, total } = await listPromotionsForTeam(db, clock.today(), filter, paging);
      return ld(c, collection(c, 'Promotion', rows.map(presentTeamPromotion), total, paging));
    })
    .openapi(reading, async (c) => ld(c, await read(c, c.req.valid('param').code)))
    .openapi(creating, async (c) => {
      const draft = c.req.valid('json');
      const deed = { action: 'promotion.created', subject: draft.reference };
      await actAsStaff(c, deed, (work) => createPromotion(work, draft, goods));
      return ld(c, await read(c, draft.reference), 201);
    })
    .openapi(editing, async (c) => {
      const { code } = c.req.valid('param');
      const draft = c.req.valid('json');
      await actAsStaff(c, { action: 'promotion.edited', subject: code }, (work) =>
        editPromotion(work, code, draft, goods),
      );
      return ld(c, await read(c, code));
    })
    .openapi(ending, async (c) => {
      const { code } = c.req.valid('param');
      const { endsOn } = c.req.valid('json');
      const deed = { action: 'promotion.dated', subject: code, detail: { endsOn } };
      await actAsStaff(c, deed, (work) => endPromotion(work, code, endsOn));
      return ld(c, await read(c, code));
    })
    .openapi(previewing, async (c) => {
      const { db, clock } = c.var.machine;
      const draft = c.req.valid('json');
      return ld(c, { strongest: await previewPromotion(db, clock.today(), draft, goods) });
    })
    .openapi(choosing, async (c) => {
      const found = await categories(c.var.machine.db);
      const named = found.map(({ path, trail }) => ({ code: path, name: trail.join(' › ') }));
      const ordered = named.toSorted((a, b) => a.code.localeCompare(b.code));
      return ld(c, collection(c, 'Category', ordered));
    })
    .openapi(stopping, async (c) => {
      const { code } = c.req.valid('param');
      await actAsStaff(c, { action: 'promotion.stopped', subject: code }, (work) =>
        switchPromotion(work, code, false),
      );
      return ld(c, await read(c, code));
    })
    .openapi(resuming, async (c) => {
      const { code } = c.req.valid('param');
      await actAsStaff(c, { action: 'promotion.resumed', subject: code }, (work) =>
        switchPromotion(work, code, true),
      );
      return ld(c, await read(c, code));
    });
};
