import * as staff from '#modules/staff/admin-operations.ts';
import * as webhooks from '#modules/webhooks/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Jobs, mails and outgoing messages. */
export const operationsCalls = (admin: AdminClient) => ({
  machinery: () => admin.read(staff.getMachinery),
  messages: () => admin.list(webhooks.listWaitingMessages),
  runJob: (job: string, key: Key) =>
    admin.change(staff.runJobAgain, { params: { job }, body: {}, key }),
  sendMail: (mail: string, key: Key) =>
    admin.change(staff.sendMailAgain, { params: { mail }, body: {}, key }),
  replayGivenUp: (key: Key) => admin.change(webhooks.replayMessages, { body: {}, key }),
});
