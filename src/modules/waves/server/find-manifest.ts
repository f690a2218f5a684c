import { sql } from 'kysely';
import { TIME_ZONE } from '#kit/dates.ts';
import type { Db } from '#registry/schema.ts';
import type { ManifestShape } from '../admin-contracts.ts';

interface Row {
  methodCode: string;
  methodName: string;
  carrier: string;
  trackingNumber: string;
  numbers: string[];
  name: string;
  postcode: string;
  city: string;
  countryCode: string;
  grams: number | null;
}

/**
 * Parcels handed to each carrier on a civil day, each once with its orders, by tracking number. One statement, which
 * reads only orders changed since that day began.
 */
export async function findManifest(db: Db, date: Temporal.PlainDate): Promise<ManifestShape> {
  const begin = date.toZonedDateTime(TIME_ZONE).toInstant().toString();
  const end = date.add({ days: 1 }).toZonedDateTime(TIME_ZONE).toInstant().toString();
  const { rows } = await sql<Row>`
    select s.method_code as "methodCode", coalesce(m.name, s.method_code) as "methodName", coalesce(m.carrier, '') as carrier,
      p->>'trackingNumber' as "trackingNumber", array_agg(o.number order by o.id) as numbers,
      coalesce(min(a.first_name || ' ' || a.last_name), '') as name,
      coalesce(min(s.pickup_address->>'postcode'), min(a.postcode), '') as postcode,
      coalesce(min(s.pickup_address->>'city'), min(a.city), '') as city,
      coalesce(min(a.country_code), '') as "countryCode",
      min(coalesce(l.weighed_grams, l.grams)) as grams
    from shipments s
    join orders o on o.id = s.order_id
    cross join lateral jsonb_array_elements(s.parcels) as p
    left join shipping_methods m on m.code = s.method_code
    left join order_addresses a on a.order_id = o.id and a.kind = 'shipping'
    left join parcel_labels l on l.tracking_number = p->>'trackingNumber'
    where s.tracking_number is not null and s.updated_at >= ${begin}
      and (p->>'shippedAt')::timestamptz >= ${begin} and (p->>'shippedAt')::timestamptz < ${end}
    group by s.method_code, m.name, m.carrier, m.position, p->>'trackingNumber'
    order by m.position nulls last, s.method_code, p->>'trackingNumber'`.execute(db);
  const byMethod = Map.groupBy(rows, ({ methodCode }) => methodCode);
  return {
    '@id': `/api/v2/admin/manifests/${date}`,
    '@type': 'Manifest',
    date: date.toString(),
    carriers: [...byMethod].map(([methodCode, parcels]) => ({
      methodCode,
      methodName: parcels[0]?.methodName ?? methodCode,
      carrier: parcels[0]?.carrier ?? '',
      parcels: parcels.map(({ methodCode: _, methodName: __, carrier: ___, ...parcel }) => parcel),
    })),
  };
}
