import type { BodyOf } from '#kit/operation.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import * as staff from '#modules/staff/admin-operations.ts';
import * as webhooks from '#modules/webhooks/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Jobs, mails and webhooks. */
export const operationsCalls = (admin: AdminClient) => ({
  machinery: () => admin.read(staff.getOperationsStatus),
  messages: () => admin.list(webhooks.listWaitingMessages),
  runJob: (job: string, key: Key) =>
    admin.change(staff.runJobAgain, { params: { job }, body: {}, key }),
  sendMail: (mail: string, key: Key) =>
    admin.change(staff.sendMailAgain, { params: { mail }, body: {}, key }),
  webhooks: () => admin.list(webhooks.listWebhooks),
  webhookMessages: (id: number, page: number) =>
    admin.list(webhooks.listWebhookMessages, {
      params: { id },
      query: { page: String(page), itemsPerPage: String(PAGE_SIZES.list) },
    }),
  addWebhook: (body: BodyOf<typeof webhooks.addWebhook>, key: Key) =>
    admin.change(webhooks.addWebhook, { body, key }),
  changeWebhook: (id: number, body: BodyOf<typeof webhooks.changeWebhook>, key: Key) =>
    admin.change(webhooks.changeWebhook, { params: { id }, body, key }),
  rotateWebhookSecret: (id: number, key: Key) =>
    admin.change(webhooks.rotateWebhookSecret, { params: { id }, body: {}, key }),
  pauseWebhook: (id: number, key: Key) =>
    admin.change(webhooks.pauseWebhook, { params: { id }, body: {}, key }),
  resumeWebhook: (id: number, key: Key) =>
    admin.change(webhooks.resumeWebhook, { params: { id }, body: {}, key }),
  removeWebhook: (id: number, key: Key) =>
    admin.change(webhooks.removeWebhook, { params: { id }, body: {}, key }),
  testWebhook: (id: number, key: Key) =>
    admin.change(webhooks.testWebhook, { params: { id }, body: {}, key }),
  replayWebhookPeriod: (id: number, body: BodyOf<typeof webhooks.replayWebhookPeriod>, key: Key) =>
    admin.change(webhooks.replayWebhookPeriod, { params: { id }, body, key }),
  replayWebhookMessage: (id: number, message: number, key: Key) =>
    admin.change(webhooks.replayWebhookMessage, { params: { id, message }, body: {}, key }),
  replayGivenUp: (key: Key) => admin.change(webhooks.replayMessages, { body: {}, key }),
});
