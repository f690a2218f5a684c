import type {
  ConversationRowShape,
  ConversationShape,
  FollowUpInput,
} from '#modules/contact/contracts.ts';
import type { ShopClient } from './client.ts';
import { formWith } from './contact.ts';
import type { Listed } from './orders.ts';

const PATH = '/shop/conversations';
const one = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** What the signed-in customer wrote to the team, and what was answered. */
export const conversationCalls = (shop: ShopClient) => ({
  /** What moved last first. */
  list: async (itemsPerPage: number): Promise<Listed<ConversationRowShape>> => {
    const answer = await shop.call<{
      'hydra:member': readonly ConversationRowShape[];
      'hydra:totalItems': number;
    }>({ path: PATH, query: { itemsPerPage: String(itemsPerPage) } });
    return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
  },
  read: (id: string) => shop.call<ConversationShape>({ path: one(id) }),
  file: (id: string, position: string) =>
    shop.file({ path: `${one(id)}/files/${encodeURIComponent(position)}` }),
  /** Safe to repeat under one key. */
  add: (id: string, added: FollowUpInput, files: readonly File[], key: string) =>
    shop.call<null>({
      method: 'POST',
      path: `${one(id)}/messages`,
      body: formWith(added, files),
      headers: { 'idempotency-key': key },
    }),
});
