import type { UnitOfWork } from '#registry/schema.ts';

export interface ShippingPublication {
  code: string;
  name: string;
  description: string | null;
  kind: 'home' | 'relay';
  position: number;
  carrier: string;
  /** `{number}` is replaced by the tracking number. */
  trackingUrl: string;
  maxParcelGrams: number;
  maxParcels: number;
  /** Network of a relay method. */
  relayProvider?: string | null;
  zones: readonly {
    country: string;
    price: number;
    freeFrom: number | null;
    minDays: number;
    maxDays: number;
  }[];
}

/** Saves a method and its countries, replacing an earlier one of the same code. */
export async function publishShippingMethod(
  work: Pick<UnitOfWork, 'tx' | 'today'>,
  method: ShippingPublication,
): Promise<void> {
  const row = {
    name: method.name,
    description: method.description,
    kind: method.kind,
    position: method.position,
    carrier: method.carrier,
    tracking_url: method.trackingUrl,
    max_parcel_grams: method.maxParcelGrams,
    max_parcels: method.maxParcels,
    relay_provider: method.relayProvider ?? null,
    enabled: true,
  };
  const { id } = await work.tx
    .insertInto('shipping_methods')
    .values({ code: method.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const former = await work.tx
    .deleteFrom('shipping_zones')
    .where('method_id', '=', id)
    .returning(['country', 'price', 'free_from', 'valid_from'])
    .execute();
  const sinceOf = ({ country, price, freeFrom }: ShippingPublication['zones'][number]) =>
    former.find(
      (zone) => zone.country === country && zone.price === price && zone.free_from === freeFrom,
    )?.valid_from ?? work.today.toString();
  if (method.zones.length === 0) return;
  await work.tx
    .insertInto('shipping_zones')
    .values(
      method.zones.map((zone) => ({
        method_id: id,
        country: zone.country,
        price: zone.price,
        free_from: zone.freeFrom,
        min_days: zone.minDays,
        max_days: zone.maxDays,
        // An unchanged price keeps its start date.
        valid_from: sinceOf(zone),
      })),
    )
    .execute();
}
