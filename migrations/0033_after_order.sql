-- What left of an order, parcel by parcel: an order is shipped when all of them have (DEL-07).
alter table shipments
  add column parcels jsonb not null default '[]' check (jsonb_typeof(parcels) = 'array'),
  -- When the last parcel arrived: the time to withdraw begins (WDR-01).
  add column delivered_at timestamptz;

update shipments
  set parcels = jsonb_build_array(jsonb_build_object(
    'trackingNumber', tracking_number, 'carrierLink', carrier_link,
    'shippedAt', to_json(shipped_at), 'deliveredAt', null))
  where tracking_number is not null;

create index shipments_on_their_way on shipments (deliver_to)
  where state = 'shipped' and delivered_at is null;

-- Money given back for an order that left: once, and never more than was paid (PAY-09).
create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  reason text not null check (length(reason) between 1 and 500),
  -- Units taken back, by line key, and whether the delivery is paid back: what the credit note says.
  units jsonb not null check (jsonb_typeof(units) = 'object'),
  shipping boolean not null,
  amount integer not null check (amount > 0),
  -- The charge it is given back on.
  transaction_id text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  requested_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);

-- The next refund is computed from what stands after this one.
create unique index refunds_one_pending on refunds (order_id) where state = 'pending';
create index refunds_order on refunds (order_id);
create index refunds_waiting on refunds (requested_at) where state = 'pending';
