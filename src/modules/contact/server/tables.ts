import type { Generated } from 'kysely';

export interface ContactRequestsTable {
  id: Generated<number>;
  channel_code: string;
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
}

export interface ContactFilesTable {
  request_id: number;
  position: number;
  name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  extension: string;
}

export interface ContactTables {
  contact_requests: ContactRequestsTable;
  contact_files: ContactFilesTable;
}
