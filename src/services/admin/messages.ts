import type {
  ColleagueShape,
  MessageRowShape,
  MessageShape,
  TemplateInput,
  TemplateShape,
} from '#modules/contact/admin-contracts.ts';
import type { MessageState } from '#modules/contact/contracts.ts';
import type { DueWithdrawalShape } from '#modules/withdrawals/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Key = string | undefined;

const path = (id: string) => `/admin/contact-requests/${encodeURIComponent(id)}`;

/** What people wrote to the shop. */
export const messageCalls = (admin: AdminClient) => ({
  /** Those that wait the longest first. */
  list: (query: Record<string, string | undefined>) =>
    listed<MessageRowShape>(admin, '/admin/contact-requests', query),
  read: (id: string) => admin.read<MessageShape>(path(id)),
  file: (id: string, position: string) =>
    admin.file(`${path(id)}/files/${encodeURIComponent(position)}`),
  /** Those who answer messages. */
  assignees: () => listed<ColleagueShape>(admin, '/admin/contact-assignees'),
  /** Withdrawals whose money is to be back. */
  withdrawals: () => listed<DueWithdrawalShape>(admin, '/admin/withdrawals'),
});

/** What is done with a message. */
export const messageDeeds = (admin: AdminClient, id: string, key: Key) => {
  const change = (method: 'POST' | 'PUT', part: string, body: object) =>
    admin.change<MessageShape>({ method, path: path(id) + part, body, key });
  return {
    reply: (reply: { text: string; close: boolean; after: number | null }) =>
      change('POST', '/replies', reply),
    sendAgain: (reply: string) => change('POST', `/replies/${encodeURIComponent(reply)}/send`, {}),
    setState: (state: MessageState) => change('PUT', '/state', { state }),
    assign: (staffId: number | null) => change('PUT', '/assignee', { staffId }),
  };
};

const TEMPLATES = '/admin/contact-templates';

/** Answers the team keeps at hand. */
export const templateCalls = (admin: AdminClient) => {
  const one = (id: string) => `${TEMPLATES}/${encodeURIComponent(id)}`;
  return {
    list: () => listed<TemplateShape>(admin, TEMPLATES),
    add: (body: TemplateInput, key: Key) =>
      admin.change<null>({ method: 'POST', path: TEMPLATES, body, key }),
    change: (id: string, body: TemplateInput, key: Key) =>
      admin.change<null>({ method: 'PUT', path: one(id), body, key }),
    remove: (id: string, key: Key) => admin.change<null>({ method: 'DELETE', path: one(id), key }),
  };
};
