import type { FollowUpInput } from '#modules/contact/contracts.ts';
import * as contact from '#modules/contact/operations.ts';
import type { ShopClient } from './client.ts';
import { formWith } from './contact.ts';

/** The signed-in customer's conversations with the team. */
export const conversationCalls = (shop: ShopClient) => ({
  /** Most recently active first. */
  list: (itemsPerPage: number) => shop.list(contact.listConversations, { query: { itemsPerPage } }),
  read: (id: string) => shop.call(contact.getConversation, { params: { id } }),
  file: (id: string, position: string) =>
    shop.file(contact.getConversationFile, { params: { id, position } }),
  /** Idempotent under one key. */
  add: (id: string, added: FollowUpInput, files: readonly File[], key: string) =>
    shop.call(contact.addToConversation, {
      params: { id },
      body: formWith(added, files),
      headers: { 'idempotency-key': key },
    }),
});
