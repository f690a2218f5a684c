import type { FollowUpInput } from '#modules/contact/contracts.ts';
import * as contact from '#modules/contact/operations.ts';
import type { ShopClient } from './client.ts';
import { formWith } from './contact.ts';

/** What the signed-in customer wrote to the team, and what was answered. */
export const conversationCalls = (shop: ShopClient) => ({
  /** What moved last first. */
  list: (itemsPerPage: number) => shop.list(contact.listConversations, { query: { itemsPerPage } }),
  read: (id: string) => shop.call(contact.getConversation, { params: { id } }),
  file: (id: string, position: string) =>
    shop.file(contact.getConversationFile, { params: { id, position } }),
  /** Safe to repeat under one key. */
  add: (id: string, added: FollowUpInput, files: readonly File[], key: string) =>
    shop.call(contact.addToConversation, {
      params: { id },
      body: formWith(added, files),
      headers: { 'idempotency-key': key },
    }),
});
