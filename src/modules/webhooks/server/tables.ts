import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface OutgoingMessagesTable {
  id: GeneratedAlways<number>;
  event: string;
  order_id: number;
  payload: JSONColumnType<Record<string, unknown>, string, string>;
  body: string | null;
  attempts: Generated<number>;
  next_at: Date | null;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
}

export interface WebhooksTables {
  outgoing_messages: OutgoingMessagesTable;
}
