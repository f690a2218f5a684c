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

export interface PrivacyTables {
  deletion_requests: DeletionRequestsTable;
  erasures: ErasuresTable;
}
