export interface ConsentsTable {
  id: string;
  version: string;
  granted: string[];
  chosen_at: Date;
}

export interface TrackingTables {
  consents: ConsentsTable;
}
