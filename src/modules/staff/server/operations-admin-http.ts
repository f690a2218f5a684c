import type { Kysely } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { listFailedJobs, listQueues, runJobAgain } from '#platform/failed-jobs.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { listMails, sendMailAgain } from '#platform/mail-log.ts';
import type { PlatformTables } from '#platform/tables.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { AdminEnv } from './admin-env.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { adminRoute } from './http/admin-route.ts';

/** Routes for the state of jobs and mails, for operators (REL-66). */
export const operationsRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getOperationsStatus), async (c) => {
    const { db } = c.var.appContext;
    const [queues, failed, mails] = await Promise.all([
      listQueues(db),
      listFailedJobs(db),
      listMails(db as object as Kysely<PlatformTables>),
    ]);
    return ld(c, {
      '@id': '/api/v2/admin/machinery',
      '@type': 'Machinery' as const,
      queues,
      failedJobs: failed.map(({ failedAt, ...job }) => ({
        ...job,
        failedAt: failedAt?.toISOString() ?? null,
      })),
      mails: mails.map(({ created_at, sent_at, has_failed, ...mail }) => ({
        ...mail,
        createdAt: created_at.toISOString(),
        sentAt: sent_at?.toISOString() ?? null,
        hasFailed: has_failed,
      })),
    });
  })
  .openapi(adminRoute(operations.runJobAgain), async (c) => {
    const { job } = c.req.valid('param');
    await actAsStaff(c, { action: 'job.run_again', subject: job }, async ({ tx }) => {
      if (!(await runJobAgain(tx, c.var.appContext.jobs, job))) throw refuse('staff.job_unknown');
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.sendMailAgain), async (c) => {
    const { mail } = c.req.valid('param');
    await actAsStaff(c, { action: 'mail.sent_again', subject: String(mail) }, async (work) => {
      const platform = work as object as Parameters<typeof sendMailAgain>[0];
      if (!(await sendMailAgain(platform, mail))) throw refuse('staff.mail_unknown');
    });
    return c.body(null, 204);
  });
