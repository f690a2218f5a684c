import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findWaiting, replayMessages } from './replay-messages.ts';

const SHOWN = 100;

/** Messages to the merchant's receiver (REL-65). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listWaitingMessages), async (c) => {
    const waiting = await findWaiting(c.var.appContext.db);
    const members = waiting.slice(0, SHOWN).map(({ nextAt, givenUpAt, ...message }) => ({
      '@id': `/api/v2/admin/outgoing-messages/${message.id}`,
      '@type': 'WaitingMessage' as const,
      ...message,
      nextAt: nextAt?.toISOString() ?? null,
      givenUpAt: givenUpAt?.toISOString() ?? null,
    }));
    return ld(c, collection(c, 'WaitingMessage', members, waiting.length));
  })
  .openapi(adminRoute(operations.replayMessages), async (c) => {
    const { from } = c.req.valid('json');
    const auditedAction = { action: 'webhooks.replayed', subject: String(from ?? 'given_up') };
    await actAsStaff(c, auditedAction, (work) =>
      replayMessages(work, { from: from ?? 'given_up' }),
    );
    return c.body(null, 204);
  });
