import type { Context } from 'hono';
import { startOfDay } from '#kit/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listMessages, replayMessage, replayPeriod } from './messages.ts';
import { findWaiting, replayMessages } from './replay-messages.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  testWebhook,
} from './webhooks.ts';

const SHOWN = 100;

/** Admin routes for webhook receivers and their messages (REL-65). */
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
  })
  .openapi(adminRoute(operations.listWebhooks), async (c) => {
    const { db, config, clock } = c.var.appContext;
    return ld(c, collection(c, 'Webhook', await listWebhooks(db, config, clock.now())));
  })
  .openapi(adminRoute(operations.listWebhookMessages), async (c) => {
    const paging = pagingOf(c);
    const webhook = await get(c, c.req.valid('param').id);
    const { messages, total } = await listMessages(c.var.appContext.db, webhook.id, paging);
    return ld(c, collection(c, 'WebhookMessage', messages, total, paging));
  })
  .openapi(adminRoute(operations.addWebhook), async (c) => {
    const draft = c.req.valid('json');
    const { name: subject, url, events } = draft;
    const made = await actAsStaff(
      c,
      { action: 'webhooks.added', subject, detail: { url, events } },
      (work) => addWebhook(work, c.var.appContext.config, draft),
    );
    if (!made) throw refuse('webhook.shown');
    return ld(c, made);
  })
  .openapi(adminRoute(operations.changeWebhook), async (c) => {
    const { id } = c.req.valid('param');
    const draft = c.req.valid('json');
    const { name: subject, url, events } = draft;
    await actAsStaff(c, { action: 'webhooks.changed', subject, detail: { url, events } }, (work) =>
      changeWebhook(work, c.var.appContext.config, id, draft),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.rotateWebhookSecret), async (c) => {
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    const made = await actAsStaff(c, { action: 'webhooks.secret_rotated', subject }, (work) =>
      rotateSecret(work, c.var.appContext.config, id),
    );
    if (!made) throw refuse('webhook.shown');
    return ld(c, made);
  })
  .openapi(adminRoute(operations.pauseWebhook), async (c) => {
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'webhooks.paused', subject }, (work) => pauseWebhook(work, id));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.resumeWebhook), async (c) => {
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'webhooks.resumed', subject }, (work) => resumeWebhook(work, id));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.removeWebhook), async (c) => {
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'webhooks.removed', subject }, (work) => removeWebhook(work, id));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.testWebhook), async (c) => {
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    await actAsStaff(c, { action: 'webhooks.tried', subject }, (work) => testWebhook(work, id));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.replayWebhookPeriod), async (c) => {
    const { from, to } = c.req.valid('json');
    const period = periodOf(from, to);
    const { id, name: subject } = await get(c, c.req.valid('param').id);
    const detail = { from, until: to };
    await actAsStaff(c, { action: 'webhooks.replayed', subject, detail }, (work) =>
      replayPeriod(work, id, period),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.replayWebhookMessage), async (c) => {
    const { id: webhookId, message } = c.req.valid('param');
    const { id, name: subject } = await get(c, webhookId);
    const detail = { message };
    await actAsStaff(c, { action: 'webhooks.replayed', subject, detail }, (work) =>
      replayMessage(work, id, message),
    );
    return c.body(null, 204);
  });

/** @throws Refusal `webhook.unknown` */
async function get(c: Context<AdminEnv>, id: number) {
  const { db, config, clock } = c.var.appContext;
  const webhook = (await listWebhooks(db, config, clock.now())).find((one) => one.id === id);
  if (!webhook) throw refuse('webhook.unknown');
  return webhook;
}

const LONGEST_DAYS = 31;

/** @throws Refusal on path `to` */
function periodOf(from: string, to: string) {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const { days } = first.until(last);
  if (days < 0 || days >= LONGEST_DAYS)
    throw refuseFields([{ propertyPath: 'to', code: 'webhook.period' }]);
  return { from: startOfDay(first), to: startOfDay(last.add({ days: 1 })) };
}
