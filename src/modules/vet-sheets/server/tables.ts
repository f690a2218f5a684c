import type { GeneratedAlways } from 'kysely';

export interface VetLinksTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  animal_id: number;
  /** Customer the animal belongs to. */
  customer_id: number;
  created_at: Date;
  /** A civil date. */
  last_day: string;
}

export interface VetSheetsTables {
  vet_links: VetLinksTable;
}
