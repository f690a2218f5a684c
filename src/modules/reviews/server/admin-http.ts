import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  REVIEW_STATES,
  reviewAnswer,
  reviewDecision,
  type TeamReviewShape,
  teamReviewShape,
} from '../admin-contracts.ts';
import { findPurchases } from './find-purchase.ts';
import { findReviewForTeam, listReviewsForTeam, type TeamReviewRow } from './list-for-team.ts';
import { answerReview, readReview } from './read-review.ts';

const byId = z.object({ id: z.string().max(40) });
const tags = ['Reviews'];
const theReview = ldResponse(teamReviewShape, 'The review');

const listing = listRoute('customers.read', {
  path: '/admin/product-reviews',
  operationId: 'listAllReviews',
  summary: 'Reviews in any state, the newest first',
  tags,
  member: teamReviewShape,
  filters: {
    status: z.enum(REVIEW_STATES).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    sku: z.string().max(60).optional(),
    customer: z.coerce.number().int().positive().max(1e15).optional(),
  },
});
const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/product-reviews/{id}',
  operationId: 'getAnyReview',
  summary: 'A review in any state',
  tags,
  request: { params: byId },
  responses: { 200: theReview, ...errorResponses(404) },
});
const deciding = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/product-reviews/{id}/decision',
  operationId: 'decideReview',
  summary: 'Publishes a review, or rejects it for a reason its writer is told',
  tags,
  request: { params: byId, body: jsonBody(reviewDecision, 'POST') },
  responses: { 200: theReview, ...errorResponses(400, 404, 415, 422) },
});
const answering = adminRoute('customers.manage', {
  method: 'put',
  path: '/admin/product-reviews/{id}/answer',
  operationId: 'answerReview',
  summary: 'Answers a published review as the shop, for everybody to read',
  tags,
  request: { params: byId, body: jsonBody(reviewAnswer, 'PUT') },
  responses: { 200: theReview, ...errorResponses(400, 404, 415, 422) },
});

const present = (
  { customer, ...row }: TeamReviewRow,
  purchases: ReadonlyMap<number, string>,
): TeamReviewShape => ({
  '@id': `/api/v2/admin/product-reviews/${row.id}`,
  '@type': 'ProductReview',
  ...row,
  customer,
  orderedOn: row.orderedOn ?? purchases.get(row.id) ?? null,
});

/** @throws Refusal `review.unknown` */
async function shown(db: Db, id: string): Promise<TeamReviewShape> {
  const row = /^\d{1,15}$/.test(id) ? await findReviewForTeam(db, Number(id)) : null;
  if (!row) throw refuse('review.unknown');
  return present(row, await findPurchases(db, [row.id]));
}

const answered = async (c: Context<AdminEnv>, id: string) =>
  ld(c, await shown(c.var.machine.db, id));

/** What the team does with reviews (REV-01). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { status, rating, sku, customer } = c.req.valid('query');
    const { db } = c.var.machine;
    const paging = pagingOf(c);
    const { rows, total } = await listReviewsForTeam(db, { status, rating, sku, customer }, paging);
    const purchases = await findPurchases(
      db,
      rows.map(({ id }) => id),
    );
    const members = rows.map((row) => present(row, purchases));
    return ld(c, collection(c, 'ProductReview', members, total, paging));
  })
  .openapi(reading, (c) => answered(c, c.req.valid('param').id))
  .openapi(deciding, async (c) => {
    const decision = c.req.valid('json');
    const { id, sku } = await shown(c.var.machine.db, c.req.valid('param').id);
    const { reason = null } = decision;
    const detail = { sku, ...(decision.decision === 'rejected' && { reason }) };
    const deed = { action: `review.${decision.decision}`, subject: String(id), detail };
    await actAsStaff(c, deed, (work) => readReview(work, id, decision));
    return answered(c, String(id));
  })
  .openapi(answering, async (c) => {
    const { text } = c.req.valid('json');
    const { id, sku } = await shown(c.var.machine.db, c.req.valid('param').id);
    const deed = { action: 'review.answered', subject: String(id), detail: { sku } };
    await actAsStaff(c, deed, (work) => answerReview(work, id, text));
    return answered(c, String(id));
  });
