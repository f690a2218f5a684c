import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, getSites } from '#modules/channels/server/index.ts';
import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { queueMail } from '#platform/mail.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { issueMail } from './emails/issue-mail.ts';
import { createIssue, editIssue, noteReport, readIssues, startIssue, stopIssue } from './issues.ts';
import { findByEmail } from './queries.ts';
import { readMailReport } from './read-mail-report.ts';

/** Placeholder for the unsubscribe token in previews; it belongs to nobody. */
const NOBODY = 'apercu';

async function read({ var: { appContext } }: Context<AdminEnv>, id: string) {
  const [issue] = await readIssues(appContext.db, appContext.clock.now(), Number(id));
  if (!issue) throw refuse('issue.unknown');
  return issue;
}

/** The issue created by an earlier submit of the same form. */
async function newestCalled({ var: { appContext } }: Context<AdminEnv>, subject: string) {
  const issues = await readIssues(appContext.db, appContext.clock.now());
  const made = issues.filter((issue) => issue.subject === subject).toSorted((a, b) => b.id - a.id);
  if (!made[0]) throw refuse('issue.unknown');
  return made[0];
}

/** Mail of an issue for an example subscriber. */
async function mailOf(c: Context<AdminEnv>, id: string) {
  const { appContext } = c.var;
  const { db, config } = appContext;
  const issue = await read(c, id);
  const { channels } = await getSites(db);
  const site = channels.find(({ code }) => code === issue.channel);
  if (!site) throw new Error(`there is no site ${issue.channel}`);
  const mail = { ...issue, channel_code: issue.channel };
  const origin = channelOrigin(site, config);
  return issueMail(appContext, { issue: mail, origin, leaveToken: NOBODY, language: 'fr' });
}

/** Newsletter consent, for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getCustomerNewsletter), async (c) => {
    const { db } = c.var.appContext;
    const { id, email } = await getCustomer(db, c.req.valid('param').id);
    const found = await findByEmail(db, email);
    return ld(c, {
      '@id': `/api/v2/admin/customers/${id}/letter`,
      '@type': 'CustomerLetter' as const,
      state: found?.state ?? null,
      source: found?.source ?? null,
      askedAt: found?.asked_at.toISOString() ?? null,
      confirmedAt: found?.confirmed_at?.toISOString() ?? null,
      leftAt: found?.left_at?.toISOString() ?? null,
      consentVersion: found?.consent_version ?? null,
    });
  })
  .openapi(adminRoute(operations.listNewsletterIssues), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, collection(c, 'NewsletterIssue', await readIssues(db, clock.now())));
  })
  .openapi(adminRoute(operations.getNewsletterIssue), async (c) =>
    ld(c, await read(c, c.req.valid('param').id)),
  )
  .openapi(adminRoute(operations.createNewsletterIssue), async (c) => {
    const edit = c.req.valid('json');
    const auditedAction = { action: 'issue.created', subject: edit.subject };
    const id = await actAsStaff(c, auditedAction, (work) =>
      createIssue(work, c.var.staff.name, edit),
    );
    // The same form sent again: the response is the issue it created.
    if (id === null) return ld(c, await newestCalled(c, edit.subject), 201);
    return ld(c, await read(c, String(id)), 201);
  })
  .openapi(adminRoute(operations.editNewsletterIssue), async (c) => {
    const { id } = c.req.valid('param');
    const edit = c.req.valid('json');
    await actAsStaff(c, { action: 'issue.edited', subject: edit.subject }, (work) =>
      editIssue(work, Number(id), edit),
    );
    return ld(c, await read(c, id));
  })
  .openapi(adminRoute(operations.previewNewsletterIssue), async (c) => {
    const { subject, html, text } = await mailOf(c, c.req.valid('param').id);
    return ld(c, { '@type': 'NewsletterPreview' as const, subject, html, text });
  })
  .openapi(adminRoute(operations.tryNewsletterIssue), async (c) => {
    const { email } = c.var.staff;
    const { unsubscribeUrl: _, ...mail } = await mailOf(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'issue.tried', subject: mail.subject }, (work) => {
      const key = `newsletter-test:${email}:${work.now.epochMilliseconds}`;
      return queueMail(work, { ...mail, key, to: email, subject: `[Essai] ${mail.subject}` });
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.startNewsletterIssue), async (c) => {
    const issue = await read(c, c.req.valid('param').id);
    const seen = c.req.valid('json');
    const auditedAction = {
      action: 'issue.started',
      subject: issue.subject,
      detail: { count: seen.reach },
    };
    await actAsStaff(c, auditedAction, (work) => startIssue(work, issue.id, seen));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.stopNewsletterIssue), async (c) => {
    const issue = await read(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'issue.stopped', subject: issue.subject }, (work) =>
      stopIssue(work, issue.id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.readMailReport), async (c) => {
    const report = readMailReport(c.req.valid('json').raw);
    const outcome = report
      ? await actAsStaff(c, { action: 'issue.report_read', subject: report.outcome }, (work) =>
          noteReport(work, report),
        )
      : null;
    return ld(c, { '@type': 'MailReport' as const, outcome });
  });
