import type { Generated } from 'kysely';

export interface ContactRequestsTable {
  id: Generated<number>;
  channel_code: string;
  /** Code of the language of the page it was sent from. */
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
  /** Since when it waits for the customer; null: it waits for the team. */
  waiting_since: Date | null;
  /** Civil date until which it is postponed; null: not postponed. */
  put_off_until: Generated<string | null>;
  assigned_to: number | null;
  /** Id of the message it was merged into. */
  merged_into: Generated<number | null>;
  /** When the team was last notified that it has no reply; null: never. */
  alerted_at: Generated<Date | null>;
}

/** Replies of the team, one mail each, and follow-ups customers wrote in their account. */
export interface ContactRepliesTable {
  id: Generated<number>;
  request_id: number;
  /** Name of the staff member; null: the customer. */
  written_by: string | null;
  text: string;
  created_at: Date;
}

/** Saved replies. */
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
  /** Reply or follow-up they came with; null: the first message. */
  reply_id: number | null;
}

export interface ContactTables {
  contact_requests: ContactRequestsTable;
  contact_files: ContactFilesTable;
  contact_replies: ContactRepliesTable;
  contact_templates: ContactTemplatesTable;
}
