import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import type { TeamReviewShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { findPurchases } from './find-purchase.ts';
import { findReviewForTeam, listReviewsForTeam, type TeamReviewRow } from './list-for-team.ts';
import { answerReview, readReview } from './read-review.ts';

const present = (
  { customer, photoUrl, animal, ...row }: TeamReviewRow,
  purchases: ReadonlyMap<number, string>,
): TeamReviewShape => ({
  '@id': `/api/v2/admin/product-reviews/${row.id}`,
  '@type': 'ProductReview',
  ...row,
  customer,
  photo: photoUrl === null ? null : { url: photoUrl },
  animal: animal && {
    species: animal.species,
    name: animal.name,
    age: animal.age,
    breed: animal.breed,
  },
  orderedOn: row.orderedOn ?? purchases.get(row.id) ?? null,
});

/** @throws Refusal `review.unknown` */
async function shown(db: Db, id: string): Promise<TeamReviewShape> {
  const row = /^\d{1,15}$/.test(id) ? await findReviewForTeam(db, Number(id)) : null;
  if (!row) throw refuse('review.unknown');
  return present(row, await findPurchases(db, [row.id]));
}

const answered = async (c: Context<AdminEnv>, id: string) =>
  ld(c, await shown(c.var.appContext.db, id));

/** Admin routes for reviews (REV-01). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listAllReviews), async (c) => {
    const { db } = c.var.appContext;
    const paging = pagingOf(c);
    const { rows, total } = await listReviewsForTeam(db, c.req.valid('query'), paging);
    const purchases = await findPurchases(
      db,
      rows.map(({ id }) => id),
    );
    const members = rows.map((row) => present(row, purchases));
    return ld(c, collection(c, 'ProductReview', members, total, paging));
  })
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
