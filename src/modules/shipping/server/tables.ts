import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OpeningHours } from '../contracts.ts';
import type { Closure } from '../rules/index.ts';

export interface ShippingMethodsTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  description: string | null;
  kind: 'home' | 'relay';
  position: number;
  carrier: string;
  tracking_url: string;
  max_parcel_grams: number;
  max_parcels: number;
  /** Network of a relay method; null for home delivery. */
  relay_provider: string | null;
  enabled: Generated<boolean>;
}

export interface ShippingZonesTable {
  method_id: number;
  country: string;
  price: number;
  free_from: number | null;
  min_days: number;
  max_days: number;
  /** First day of the price and the free-delivery threshold. */
  valid_from: string;
}

export interface PickupPointsTable {
  code: string;
  provider: string;
  country: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  opening_hours: ColumnType<OpeningHours, string, string>;
  closures: ColumnType<readonly Closure[], string | undefined, string>;
  closed: Generated<boolean>;
  too_heavy_from: number | null;
  checked_at: Date;
}

export interface ShippingTariffsTable {
  id: GeneratedAlways<number>;
  method_id: number;
  country: string;
  price: number;
  free_from: number | null;
  min_days: number;
  max_days: number;
  /** First civil day of the tariff. */
  applies_on: string;
  staff_id: number;
  decided_at: Date;
  applied_at: Date | null;
  /** When it was cancelled before its day. */
  withdrawn_at: Date | null;
}

export interface ShippingTables {
  shipping_tariffs: ShippingTariffsTable;
  pickup_points: PickupPointsTable;
  shipping_methods: ShippingMethodsTable;
  shipping_zones: ShippingZonesTable;
}
