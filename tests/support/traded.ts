import { sql } from 'kysely';
import type { Db } from '../../src/registry/schema.ts';

/**
 * What a played year comes to, one query a kind: everything that people, team and bank see of it, without internal ids
 * and without what is drawn at random (tokens, references of withdrawals).
 */
const TRADED = {
  people: `select c.email, c.first_name, c.last_name, c.channel, c.subscribed_to_newsletter, c.created_at,
    (select json_agg(json_build_array(a.name, a.birthday, (select json_agg(w order by w.weighed_on)
      from (select weighed_on, weight_kg from animal_weights where animal_id = a.id) w)) order by a.id)
      from animals a where a.customer_id = c.id)
    from customers c order by c.email`,
  orders: `select o.number, o.channel, o.email, o.state, o.payment_state, o.shipping_state, o.checkout_state, o.total,
    o.created_at, o.placed_at, o.coupon_codes, s.method_code, s.pickup_point, s.dispatch_on, s.shipped_at, s.delivered_at,
    (select json_agg(json_build_array(i.variant_code, i.quantity, i.subscription_interval, i.source_item_list)
      order by i.variant_code, i.subscription_interval) from order_items i where i.order_id = o.id)
    from orders o left join shipments s on s.order_id = o.id order by o.number, o.email, o.created_at, o.total`,
  subscriptions: `select s.code, c.email, o.number, s.status, s.frequency, s.anchor_date, s.following_date, s.deliveries_done,
    (select json_agg(json_build_array(y.number, y.state, y.shipping_date, d.number, r.state, r.tries, r.decline) order by y.number)
      from subscription_cycles y left join orders d on d.id = y.order_id left join renewals r on r.cycle_id = y.id
      where y.subscription_id = s.id),
    (select json_agg(json_build_array(h.at, h.actor, h.kind) order by h.at, h.id) from subscription_changes h
      where h.subscription_id = s.id)
    from subscriptions s join customers c on c.id = s.customer_id left join orders o on o.id = s.created_from
    order by s.code`,
  ledger: `select o.number, l.kind, l.happened_at,
    (select json_agg(json_build_array(n.account, n.amount) order by n.account, n.amount) from ledger_lines n where n.entry_id = l.id)
    from ledger_entries l left join orders o on o.token = l.order_token order by l.happened_at, o.number, l.kind`,
  refunds: `select o.number, r.amount, r.reason, r.state, r.units, r.requested_at from refunds r join orders o on o.id = r.order_id
    order by r.requested_at, o.number`,
  invoices: `select i.number, i.kind, o.number as order_number, i.issued_on, i.total from invoices i join orders o on o.id = i.order_id
    order by i.number`,
  payouts: 'select reference, amount, arrived_on from payouts order by reference',
  stock: 'select code, on_hand, reserved from product_variants order by code',
  lots: 'select variant_code, lot, place, best_before, quantity from lot_levels order by 1, 2, 3',
  movements: `select variant_code, at, reason, before, after, note from stock_movements order by at, variant_code, reason, before`,
  left_lots: `select o.number, l.variant_code, l.lot, l.best_before, l.quantity, l.recorded_at from order_lots l
    join orders o on o.id = l.order_id order by o.number, l.variant_code, l.lot`,
  claims: `select o.number, c.kind, c.state, c.outcome, c.opened_at, c.settled_at from parcel_claims c join orders o on o.id = c.order_id
    order by c.opened_at, o.number`,
  reviews: `select o.number, p.sku, r.rating, r.title, r.status, r.written_on, r.rejected_for from reviews r
    join products p on p.id = r.product_id join orders o on o.id = r.order_id order by o.number, p.sku`,
  messages: `select r.email, r.subject, r.created_at, r.answered_at,
    (select json_agg(json_build_array(p.text, p.created_at) order by p.id) from contact_replies p where p.request_id = r.id)
    from contact_requests r order by r.created_at, r.email`,
  withdrawals: `select o.number, to_jsonb(w) ->> 'state' as state, to_jsonb(w) ->> 'declared_at' as at from withdrawals w
    join orders o on o.id = w.order_id order by o.number`,
  guides: 'select day, channel, proposed, without from guide_counts order by 1, 2',
  campaigns: 'select * from campaign_reports order by 1, 2',
} as const;

type Traded = Record<keyof typeof TRADED, string[]>;

/** Every row of a played year, as text, by kind: two years are the same if these are. */
export async function traded(db: Db): Promise<Traded> {
  const found: Partial<Traded> = {};
  for (const [kind, query] of Object.entries(TRADED) as [keyof Traded, string][]) {
    const { rows } = await sql<object>`${sql.raw(query)}`.execute(db);
    found[kind] = rows.map((row) => JSON.stringify(Object.values(row)));
  }
  return found as Traded;
}
