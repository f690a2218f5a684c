import type { Generated, GeneratedAlways } from 'kysely';
import type { ClaimShape } from '../admin-contracts.ts';
import type { ReturnReason } from '../rules/index.ts';

export interface ParcelClaimsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  tracking_number: string;
  kind: ClaimShape['kind'];
  note: string;
  opened_at: Date;
  opened_by: string;
  state: Generated<ClaimShape['state']>;
  reference: Generated<string>;
  cents: number | null;
  outcome: ClaimShape['outcome'];
  resent_as: number | null;
  settled_at: Date | null;
  settled_by: string | null;
}

export interface ReturnedPiecesTable {
  id: GeneratedAlways<number>;
  claim_id: number;
  variant_code: string;
  /** Empty: unknown lot. */
  lot: string;
  quantity: number;
  outcome: 'shelf' | 'waste';
  taken_in_at: Date;
  taken_in_by: string;
}

export interface ParcelReturnsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  request_id: number;
  reason: ReturnReason;
  offered_at: Date;
  /** Null: its customer asked for it. */
  offered_by: string | null;
  arrived_at: Date | null;
  cancelled_at: Date | null;
}

export interface ClaimsTables {
  parcel_returns: ParcelReturnsTable;
  parcel_claims: ParcelClaimsTable;
  returned_pieces: ReturnedPiecesTable;
}
