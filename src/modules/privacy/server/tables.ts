import type { Generated, GeneratedAlways } from 'kysely';

export interface DeletionRequestsTable {
  hash: string;
  customer_id: number;
  reason: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface ErasuresTable {
  customer_id: number;
  erased_at: Date;
  reason: string | null;
}

export interface DataExportsTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  state: Generated<'pending' | 'ready' | 'expired'>;
  requested_at: Date;
  expires_at: Date | null;
  archive: Buffer | null;
}

export interface PrivacyTables {
  data_exports: DataExportsTable;
  deletion_requests: DeletionRequestsTable;
  erasures: ErasuresTable;
}
