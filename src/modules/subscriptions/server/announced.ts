import type { Cents } from '#kit/money.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { RenewalNoticesTable } from './tables.ts';

/** Customer changes that display a new price of the delivery. */
const REPRICING = [
  'item_added',
  'item_changed',
  'item_removed',
  'item_replaced',
  'coupon_added',
  'coupon_removed',
  'leaving_discount',
  'shipping',
  'shipping_address',
  'billing_address',
  'apart',
];

/**
 * The price last shown to customers for their deliveries, in cents by delivery id (REL-42): by a reminder, or by the
 * draft if they changed it since. If another delivery in the parcel pays the delivery fee, the draft was shown
 * without the fee, until the customer separated them (decision 0415). Deliveries never announced are absent.
 */
export async function findAnnounced(
  db: Db | Tx,
  cycleIds: readonly number[],
): Promise<Map<number, Cents>> {
  if (cycleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('renewal_notices as n')
    .innerJoin('subscription_cycles as c', 'c.id', 'n.cycle_id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .distinctOn('n.cycle_id')
    .select((select) => [
      'n.cycle_id as cycleId',
      'n.announced_total as announced',
      'o.total as drafted',
      select
        .exists(
          select
            .selectFrom('subscription_changes as h')
            .select('h.id')
            .whereRef('h.subscription_id', '=', 'c.subscription_id')
            .where('h.actor', 'in', ['customer', 'member', 'staff'])
            .where('h.kind', 'in', REPRICING)
            .where((where) =>
              where.or([
                where.and([
                  where('h.undone_at', 'is', null),
                  where('h.at', '>=', where.ref('n.told_at')),
                ]),
                // Changed before the announcement and undone since: the announced price no longer applies.
                where.and([
                  where('h.undone_at', '>=', where.ref('n.told_at')),
                  where('h.at', '<', where.ref('n.told_at')),
                ]),
              ]),
            ),
        )
        .as('isChanged'),
      select
        .exists(
          select
            .selectFrom('subscription_changes as h')
            .select('h.id')
            .whereRef('h.subscription_id', '=', 'c.subscription_id')
            .where('h.kind', '=', 'apart')
            .where('h.undone_at', 'is', null)
            .whereRef('h.at', '>=', 'n.told_at'),
        )
        .as('isParted'),
      select
        .exists(
          select
            .selectFrom('orders as first')
            .select('first.id')
            .whereRef('first.shared_parcel', '=', 'o.shared_parcel')
            .whereRef('first.id', '<', 'o.id'),
        )
        .as('isCarried'),
      'o.shipping_total as postage',
    ])
    .where('n.cycle_id', 'in', cycleIds)
    .orderBy('n.cycle_id')
    .orderBy('n.told_at', 'desc')
    .execute();
  return new Map(
    rows.map(({ cycleId, announced, drafted, postage, isChanged, isParted, isCarried }) => {
      const shown = isCarried && !isParted ? drafted - postage : drafted;
      return [cycleId, isChanged ? shown : announced];
    }),
  );
}

/** Records the maximum price announced to a customer; false when this announcement was recorded before. */
export async function noteAnnounced(
  { tx, now }: UnitOfWork,
  cycle: { id: number; shippingDate: string },
  kind: RenewalNoticesTable['kind'],
  total: Cents,
): Promise<boolean> {
  const written = await tx
    .insertInto('renewal_notices')
    .values({
      cycle_id: cycle.id,
      kind,
      shipping_date: cycle.shippingDate,
      announced_total: total,
      told_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cycle_id')
    .executeTakeFirst();
  return written !== undefined;
}
