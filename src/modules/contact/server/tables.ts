import type { Generated } from 'kysely';

export interface ContactRequestsTable {
  id: Generated<number>;
  channel_code: string;
  /** Code of the language it was written from. */
  language: Generated<string>;
  customer_id: number | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  subject: string | null;
  order_number: string | null;
  product_name: string | null;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  /** Since when it waits for its writer; null: for the team. */
  waiting_since: Date | null;
  /** The civil day it is looked at again; null: now. */
  put_off_until: Generated<string | null>;
  assigned_to: number | null;
  /** The message it is shown within. */
  merged_into: Generated<number | null>;
  /** When the team was last told that it was left without an answer; null: never. */
  alerted_at: Generated<Date | null>;
}

/** What the team answered, each one mail; and what the writer added in their account. */
export interface ContactRepliesTable {
  id: Generated<number>;
  request_id: number;
  /** Who of the team; null: the writer of the message. */
  written_by: string | null;
  text: string;
  created_at: Date;
}

/** Answers kept at hand. */
export interface ContactTemplatesTable {
  id: Generated<number>;
  title: string;
  text: string;
}

export interface ContactFilesTable {
  request_id: number;
  position: number;
  name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  extension: string;
  /** What was added to the conversation, when they came with that; null: with its first message. */
  reply_id: number | null;
}

export interface ContactTables {
  contact_requests: ContactRequestsTable;
  contact_files: ContactFilesTable;
  contact_replies: ContactRepliesTable;
  contact_templates: ContactTemplatesTable;
}
