import type { Generated, GeneratedAlways } from 'kysely';
import type { Carrier, ParcelState } from '../rules/index.ts';

export interface ParcelLabelsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  parcel: number;
  tracking_number: string;
  grams: number;
  address_key: string;
  made_at: Date;
  made_by: string;
  weighed_grams: number | null;
  voided_at: Date | null;
  /** The carrier request it comes from; null when the number was generated here or imported. */
  request_id: number | null;
}

export interface LabelRequestsTable {
  id: GeneratedAlways<number>;
  reference: string;
  carrier: Carrier;
  kind: 'outward' | 'return';
  order_id: number;
  parcel: number;
  grams: number;
  address_key: string;
  state: 'wanted' | 'sent' | 'made' | 'refused' | 'dropped';
  attempts: Generated<number>;
  sent_at: Date | null;
  ended_at: Date | null;
  reason: string | null;
  wanted_at: Date;
  wanted_by: string;
}

export interface LabelFilesTable {
  label_id: number;
  format: 'pdf' | 'zpl';
  content: Buffer | null;
  url: string | null;
}

export interface SpareLabelsTable {
  request_id: number;
  tracking_number: string;
  found_at: Date;
}

/** Labels with which customers return goods. */
export interface ReturnLabelsTable {
  request_id: number;
  order_id: number;
  tracking_number: string;
  content: Buffer | null;
  url: string | null;
  made_at: Date;
}

/** Parcels followed at their carrier. */
export interface FollowedParcelsTable {
  request_id: number;
  tracking_number: string;
  followed_at: Date;
  /** Time of the next call; null: following has ended. */
  next_at: Date | null;
  answered_at: Date | null;
  silences: Generated<number>;
}

export interface ParcelEventsTable {
  request_id: number;
  at: Date;
  state: ParcelState;
  label: string;
  place: string | null;
  heard_at: Date;
}

export interface LabelPrintsTable {
  label_id: number;
  printed_at: Date;
  printed_by: string;
}

export interface CarriersTables {
  label_prints: LabelPrintsTable;
  followed_parcels: FollowedParcelsTable;
  parcel_events: ParcelEventsTable;
  return_labels: ReturnLabelsTable;
  parcel_labels: ParcelLabelsTable;
  label_requests: LabelRequestsTable;
  label_files: LabelFilesTable;
  spare_labels: SpareLabelsTable;
}
