-- Orders that are packed together: chosen once, picked by place, labelled and sent in bulk (O-07).
create table waves (
  id integer generated always as identity primary key,
  -- Way of sending it was narrowed to; null: any.
  method_code text,
  opened_at timestamptz not null,
  opened_by text not null,
  closed_at timestamptz
);

create index waves_open on waves (id) where closed_at is null;

create table wave_orders (
  wave_id integer not null references waves,
  order_id bigint not null references orders (id) on delete cascade,
  -- In the order its goods are passed in the warehouse.
  position integer not null,
  packed_at timestamptz,
  packed_by text,
  -- When it was taken out again without having left.
  left_out_at timestamptz,
  primary key (wave_id, order_id)
);

-- An order is packed in one wave at a time.
create unique index wave_orders_once on wave_orders (order_id) where left_out_at is null;

-- A parcel as its carrier knows it, before it leaves.
create table parcel_labels (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- From 1.
  parcel integer not null check (parcel between 1 and 99),
  tracking_number text not null unique,
  grams integer not null check (grams > 0),
  -- What was written on it: a label of an address that was corrected since is not used.
  address_key text not null,
  made_at timestamptz not null,
  made_by text not null,
  voided_at timestamptz
);

create unique index parcel_labels_valid on parcel_labels (order_id, parcel) where voided_at is null;
