import type { Generated, GeneratedAlways } from 'kysely';

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
  enabled: Generated<boolean>;
}

export interface ShippingZonesTable {
  method_id: number;
  country: string;
  price: number;
  free_from: number | null;
  min_days: number;
  max_days: number;
}

export interface ShippingTables {
  shipping_methods: ShippingMethodsTable;
  shipping_zones: ShippingZonesTable;
}
