import type { MachineryShape } from '#modules/staff/contracts.ts';
import type { WaitingMessageShape } from '#modules/webhooks/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Key = string | undefined;

/** Jobs, mails and outgoing messages. */
export const operationsCalls = (admin: AdminClient) => {
  const post = (path: string, key: Key) =>
    admin.change<null>({ method: 'POST', path: `/admin/${path}`, body: {}, key });
  return {
    machinery: () => admin.read<MachineryShape>('/admin/machinery'),
    messages: () => listed<WaitingMessageShape>(admin, '/admin/outgoing-messages'),
    runJob: (id: string, key: Key) => post(`failed-jobs/${encodeURIComponent(id)}/run`, key),
    sendMail: (id: string, key: Key) => post(`mails/${encodeURIComponent(id)}/send`, key),
    replayGivenUp: (key: Key) => post('outgoing-messages/replay', key),
  };
};
