import type { Context } from 'hono';
import { instantOfMoment } from '#kit/civil-moment.ts';
import { refuse } from '#kit/refusal.ts';
import { listPictures } from '#modules/media/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { createEntry } from './create-entry.ts';
import { findEntryForTeam, listVersions } from './list-for-team.ts';
import { lostLinksOf, type PagesAt } from './pages-at.ts';
import { presentEdited, presentTeamEntry, presentVersion } from './present-for-team.ts';
import { checkedSource, readVersion } from './read-version.ts';
import { renameEntry } from './rename-entry.ts';
import { renderSource } from './render-source.ts';
import { answerReview, requestReview, takeBackReview } from './reviews.ts';
import { saveEntry } from './save-entry.ts';
import { scheduleEntry } from './schedule-entry.ts';
import { subjectOf } from './subject-of.ts';
import { withdrawEntry } from './withdraw-entry.ts';

const LONGEST_ID = 15;

/** The id in a URL. @throws Refusal `content.unknown` */
function numberOf(text: string): number {
  if (!/^\d+$/.test(text) || text.length > LONGEST_ID) throw refuse('content.unknown');
  return Number(text);
}

async function rowOf(db: Db, id: string) {
  const row = await findEntryForTeam(db, numberOf(id));
  if (!row) throw refuse('content.unknown');
  return row;
}

/** An entry with what the caller may do next. */
async function edited(
  { var: { appContext, staff } }: Context<AdminEnv>,
  pagesAt: PagesAt,
  id: string,
) {
  const { db, config } = appContext;
  const viewing = { pagesAt, reviewed: config.REVIEWED_TEXTS, staffId: staff.id };
  return presentEdited(db, await rowOf(db, id), viewing);
}

const instantOf = (moment: string | null) => (moment === null ? null : instantOfMoment(moment));

/** Texts of the shop, edited by the team; `pagesAt` finds the existing pages. */
export const contentAdminRoutes = (pagesAt: PagesAt) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.createEntry), async (c) => {
      const given = c.req.valid('json');
      const { staff } = c.var;
      const subject = `${given.type} ${given.slug}`;
      const id = await actAsStaff(c, { action: 'content.created', subject }, (work) =>
        createEntry(work, { ...given, by: staff }),
      );
      if (id === null) throw refuse('content.unknown');
      return ld(c, await edited(c, pagesAt, `${id}`), 201);
    })
    .openapi(adminRoute(operations.previewEntry), async (c) => {
      const { type, source } = c.req.valid('json');
      const slug = typeof source.slug === 'string' && source.slug !== '' ? source.slug : 'apercu';
      const document = renderSource(checkedSource(type, { ...source, slug }));
      const lostLinks = await lostLinksOf(c.var.appContext.db, document, pagesAt);
      return ld(c, { document, lostLinks });
    })
    .openapi(adminRoute(operations.getEntry), async (c) => {
      return ld(c, await edited(c, pagesAt, c.req.valid('param').id));
    })
    .openapi(adminRoute(operations.saveEntry), async (c) => {
      const { db, config } = c.var.appContext;
      const row = await rowOf(db, c.req.valid('param').id);
      const saved = c.req.valid('json');
      const action = saved.publish ? 'content.published' : 'content.saved';
      const auditedAction = { action, subject: subjectOf(row), detail: { base: saved.base } };
      await actAsStaff(c, auditedAction, (work) =>
        saveEntry(work, row.id, { ...saved, by: c.var.staff }, config.REVIEWED_TEXTS),
      );
      return ld(c, await edited(c, pagesAt, `${row.id}`));
    })
    .openapi(adminRoute(operations.scheduleEntry), async (c) => {
      const { db, config } = c.var.appContext;
      const row = await rowOf(db, c.req.valid('param').id);
      const { version, ...detail } = c.req.valid('json');
      const plan = {
        version,
        publishAt: detail.publishAt === undefined ? undefined : instantOf(detail.publishAt),
        withdrawAt: instantOf(detail.withdrawAt),
      };
      await actAsStaff(c, { action: 'content.planned', subject: subjectOf(row), detail }, (work) =>
        scheduleEntry(work, row.id, plan, config.REVIEWED_TEXTS),
      );
      return ld(c, await edited(c, pagesAt, `${row.id}`));
    })
    .openapi(adminRoute(operations.requestEntryReview), async (c) => {
      const row = await rowOf(c.var.appContext.db, c.req.valid('param').id);
      const { version } = c.req.valid('json');
      const action = 'content.review_requested';
      await actAsStaff(c, { action, subject: subjectOf(row), detail: { version } }, (work) =>
        requestReview(work, row.id, { version, staffId: c.var.staff.id }),
      );
      return ld(c, await edited(c, pagesAt, `${row.id}`));
    })
    .openapi(adminRoute(operations.answerEntryReview), async (c) => {
      const row = await rowOf(c.var.appContext.db, c.req.valid('param').id);
      const { version, approved, comment, publishAt } = c.req.valid('json');
      const auditedAction = {
        action: approved ? 'content.review_approved' : 'content.review_returned',
        subject: subjectOf(row),
        detail: { version, publishAt },
      };
      await actAsStaff(c, auditedAction, (work) =>
        answerReview(work, row.id, {
          version,
          approved,
          comment: comment || null,
          publishAt: instantOf(publishAt),
          staffId: c.var.staff.id,
        }),
      );
      return ld(c, await edited(c, pagesAt, `${row.id}`));
    })
    .openapi(adminRoute(operations.takeBackEntryReview), async (c) => {
      const row = await rowOf(c.var.appContext.db, c.req.valid('param').id);
      const auditedAction = { action: 'content.review_taken_back', subject: subjectOf(row) };
      await actAsStaff(c, auditedAction, (work) => takeBackReview(work, row.id, c.var.staff.id));
      return ld(c, await edited(c, pagesAt, `${row.id}`));
    })
    .openapi(adminRoute(operations.withdrawEntry), async (c) => {
      const { db } = c.var.appContext;
      const row = await rowOf(db, c.req.valid('param').id);
      const auditedAction = { action: 'content.withdrawn', subject: subjectOf(row) };
      await actAsStaff(c, auditedAction, (work) => withdrawEntry(work, row.id));
      return ld(c, presentTeamEntry(await rowOf(db, `${row.id}`)));
    })
    .openapi(adminRoute(operations.renameEntry), async (c) => {
      const { db } = c.var.appContext;
      const row = await rowOf(db, c.req.valid('param').id);
      const detail = c.req.valid('json');
      const auditedAction = { action: 'content.renamed', subject: subjectOf(row), detail };
      await actAsStaff(c, auditedAction, (work) => renameEntry(work, row.id, detail));
      return ld(c, presentTeamEntry(await rowOf(db, `${row.id}`)));
    })
    .openapi(adminRoute(operations.listEntryVersions), async (c) => {
      const { db } = c.var.appContext;
      const { id } = await rowOf(db, c.req.valid('param').id);
      const versions = (await listVersions(db, id)).map(presentVersion);
      return ld(c, collection(c, 'EntryVersion', versions));
    })
    .openapi(adminRoute(operations.getEntryVersion), async (c) => {
      const { id, number } = c.req.valid('param');
      const { source } = await readVersion(c.var.appContext.db, numberOf(id), numberOf(number));
      return ld(c, { source });
    })
    .openapi(adminRoute(operations.listPictures), async (c) => {
      const pictures = await listPictures(c.var.appContext.db);
      return ld(c, collection(c, 'Picture', pictures));
    });
