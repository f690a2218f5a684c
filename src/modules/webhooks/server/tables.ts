import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface WebhooksTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string | null;
  events: string[];
  secret: string | null;
  previous_secret: Generated<string | null>;
  previous_until: Generated<Date | null>;
  created_at: Date;
  paused_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
}

export interface OutgoingMessagesTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  event: string;
  subject: string;
  order_id: number | null;
  payload: JSONColumnType<Record<string, unknown>, string, string>;
  happened_at: Generated<Date>;
  body: string | null;
  attempts: Generated<number>;
  next_at: Date | null;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
}

export interface WebhookAttemptsTable {
  id: GeneratedAlways<number>;
  message_id: number;
  at: Date;
  status: number | null;
  milliseconds: number;
  answer: string | null;
  problem: string | null;
}

export interface WebhooksTables {
  webhooks: WebhooksTable;
  outgoing_messages: OutgoingMessagesTable;
  webhook_attempts: WebhookAttemptsTable;
}
