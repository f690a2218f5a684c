import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

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

/** An account that was merged into another one of the same person. */
export interface CustomerMergesTable {
  merged_id: number;
  kept_id: number;
  /** Its e-mail; null once the remaining account is erased. */
  email: string | null;
  staff_id: number;
  merged_at: Date;
  moved: JSONColumnType<Record<string, number>>;
}

export interface PrivacyTables {
  customer_merges: CustomerMergesTable;
  data_exports: DataExportsTable;
  deletion_requests: DeletionRequestsTable;
  erasures: ErasuresTable;
}
