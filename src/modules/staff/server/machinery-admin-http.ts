import { z } from '@hono/zod-openapi';
import type { Kysely } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { listFailedJobs, listQueues, runJobAgain } from '#platform/failed-jobs.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { listMails, sendMailAgain } from '#platform/mail-log.ts';
import type { PlatformTables } from '#platform/tables.ts';
import { words } from '#refusals.ts';
import { machineryShape } from '../contracts.ts';
import type { AdminEnv } from './admin-env.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { adminRoute } from './http/admin-route.ts';

const tags = ['Operations'];
const changed = errorResponses(400, 404, 415, 422);

const reading = adminRoute('operations.read', {
  method: 'get',
  path: '/admin/machinery',
  operationId: 'getMachinery',
  summary: 'Jobs that wait or failed, and the latest mails',
  tags,
  responses: { 200: ldResponse(machineryShape, 'Jobs and mails') },
});
const runningAgain = adminRoute('operations.manage', {
  method: 'post',
  path: '/admin/failed-jobs/{job}/run',
  operationId: 'runJobAgain',
  summary: 'Puts a failed job back at the start',
  tags,
  request: { params: z.object({ job: z.uuid() }), body: jsonBody(z.object({}), 'POST') },
  responses: { 204: emptyResponse('It waits again'), ...changed },
});
const sendingAgain = adminRoute('operations.manage', {
  method: 'post',
  path: '/admin/mails/{mail}/send',
  operationId: 'sendMailAgain',
  summary: 'Sends a mail again, as it was written',
  tags,
  request: {
    params: z.object({ mail: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: jsonBody(z.object({}), 'POST'),
  },
  responses: { 204: emptyResponse('It is sent again'), ...changed },
});

/** Jobs and mails, for whoever looks after the machines (REL-66). */
export const machineryRoutes = apiRoutes<AdminEnv>(words)
  .openapi(reading, async (c) => {
    const { db } = c.var.machine;
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
  .openapi(runningAgain, async (c) => {
    const { job } = c.req.valid('param');
    await actAsStaff(c, { action: 'job.run_again', subject: job }, async ({ tx }) => {
      if (!(await runJobAgain(tx, c.var.machine.jobs, job))) throw refuse('staff.job_unknown');
    });
    return c.body(null, 204);
  })
  .openapi(sendingAgain, async (c) => {
    const { mail } = c.req.valid('param');
    await actAsStaff(c, { action: 'mail.sent_again', subject: String(mail) }, async (work) => {
      const platform = work as object as Parameters<typeof sendMailAgain>[0];
      if (!(await sendMailAgain(platform, mail))) throw refuse('staff.mail_unknown');
    });
    return c.body(null, 204);
  });
