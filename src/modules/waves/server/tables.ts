import type { GeneratedAlways } from 'kysely';

export interface WavesTable {
  id: GeneratedAlways<number>;
  method_code: string | null;
  opened_at: Date;
  opened_by: string;
  closed_at: Date | null;
}

export interface WaveOrdersTable {
  wave_id: number;
  order_id: number;
  position: number;
  packed_at: Date | null;
  packed_by: string | null;
  left_out_at: Date | null;
}

export interface WavePicksTable {
  wave_id: number;
  variant_code: string;
  lot: string;
  place: string;
  taken: number;
  taken_at: Date;
  taken_by: string;
}

export interface WavesTables {
  wave_picks: WavePicksTable;
  waves: WavesTable;
  wave_orders: WaveOrdersTable;
}
