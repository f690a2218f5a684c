import { cachedRead, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { ParcelLimits } from '../rules/index.ts';

/** A delivery method in one country. Prices in cents, weights in grams, delivery times in business days. */
export interface ShippingOption {
  id: number;
  code: string;
  name: string;
  description: string | null;
  kind: 'home' | 'relay';
  position: number;
  carrier: string;
  trackingUrl: string;
  maxParcelGrams: number;
  maxParcels: number;
  /** Network of a relay method; null for home delivery. */
  relayProvider: string | null;
  price: number;
  /** Goods total after discounts from which delivery is free; null for never. */
  freeFrom: number | null;
  /** First day of the price, civil. */
  since: string;
  minDays: number;
  maxDays: number;
}

/** All methods that deliver to a country, in display order. One query. */
export async function findShippingOptions(
  db: Db | Tx,
  country: string,
  version?: ReadVersion,
): Promise<ShippingOption[]> {
  return cachedRead(version, `shipping ${country}`, () => readOptions(db, country));
}

async function readOptions(db: Db | Tx, country: string): Promise<ShippingOption[]> {
  return db
    .selectFrom('shipping_zones as z')
    .innerJoin('shipping_methods as m', 'm.id', 'z.method_id')
    .select([
      'm.id',
      'm.code',
      'm.name',
      'm.description',
      'm.kind',
      'm.position',
      'm.carrier',
      'm.tracking_url as trackingUrl',
      'm.max_parcel_grams as maxParcelGrams',
      'm.max_parcels as maxParcels',
      'm.relay_provider as relayProvider',
      'z.price',
      'z.free_from as freeFrom',
      'z.valid_from as since',
      'z.min_days as minDays',
      'z.max_days as maxDays',
    ])
    .where('z.country', '=', country)
    .where('m.enabled', '=', true)
    .orderBy('m.position')
    .orderBy('m.code')
    .execute();
}

/** A method with the data needed for dispatch. */
export interface SendingMethod
  extends Pick<ShippingOption, 'code' | 'name' | 'carrier' | 'kind' | 'relayProvider'>,
    ParcelLimits {}

/** All methods, even withdrawn ones, since parcels may still have to leave with them. */
export async function listShippingMethods(db: Db | Tx): Promise<SendingMethod[]> {
  return db
    .selectFrom('shipping_methods')
    .select(['code', 'name', 'carrier', 'kind', 'relay_provider as relayProvider'])
    .select(['max_parcel_grams as maxParcelGrams', 'max_parcels as maxParcels'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Network of a relay method; null for home delivery and for an unknown method. */
export async function findRelayProvider(db: Db | Tx, method: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipping_methods')
    .select('relay_provider')
    .where('code', '=', method)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row?.relay_provider ?? null;
}
