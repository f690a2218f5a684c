import type { MessageRowShape, MessageShape } from '#modules/contact/admin-contracts.ts';
import type { DueWithdrawalShape } from '#modules/withdrawals/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (id: string) => `/admin/contact-requests/${encodeURIComponent(id)}`;

/** What people wrote to the shop. */
export const messageCalls = (admin: AdminClient) => ({
  /** The oldest of those that wait first. */
  list: (query: Record<string, string | undefined>) =>
    listed<MessageRowShape>(admin, '/admin/contact-requests', query),
  read: (id: string) => admin.read<MessageShape>(path(id)),
  file: (id: string, position: string) =>
    admin.file(`${path(id)}/files/${encodeURIComponent(position)}`),
  setAnswered: (id: string, answered: boolean, key: string | undefined) =>
    admin.change<MessageShape>({
      method: 'PUT',
      path: `${path(id)}/state`,
      body: { answered },
      key,
    }),
  /** Withdrawals whose money is to be back. */
  withdrawals: () => listed<DueWithdrawalShape>(admin, '/admin/withdrawals'),
});
