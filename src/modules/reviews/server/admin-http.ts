import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import type { TeamReviewShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { findPurchases } from './find-purchase.ts';
import { findReviewForTeam } from './list-for-team.ts';
import { presentForTeam } from './present-for-team.ts';
import { answerReview, readReview } from './read-review.ts';

/** @throws Refusal `review.unknown` */
async function shown(db: Db, id: string): Promise<TeamReviewShape> {
  const row = /^\d{1,15}$/.test(id) ? await findReviewForTeam(db, Number(id)) : null;
  if (!row) throw refuse('review.unknown');
  return presentForTeam(row, await findPurchases(db, [row.id]));
}

const answered = async (c: Context<AdminEnv>, id: string) =>
  ld(c, await shown(c.var.appContext.db, id));

/** Admin routes for reviews (REV-01). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getAnyReview), (c) => answered(c, c.req.valid('param').id))
  .openapi(adminRoute(operations.decideReview), async (c) => {
    const decision = c.req.valid('json');
    const { id, sku } = await shown(c.var.appContext.db, c.req.valid('param').id);
    const { reason = null } = decision;
    const detail = { sku, reason: decision.decision === 'rejected' ? reason : undefined };
    const auditedAction = { action: `review.${decision.decision}`, subject: String(id), detail };
    await actAsStaff(c, auditedAction, (work) => readReview(work, id, decision));
    return answered(c, String(id));
  })
  .openapi(adminRoute(operations.answerReview), async (c) => {
    const { text } = c.req.valid('json');
    const { id, sku } = await shown(c.var.appContext.db, c.req.valid('param').id);
    const auditedAction = { action: 'review.answered', subject: String(id), detail: { sku } };
    await actAsStaff(c, auditedAction, (work) => answerReview(work, id, text));
    return answered(c, String(id));
  });
