-- Labels of carriers. What a carrier is asked for is written down before it is asked, under a reference it hears each time:
-- whoever does not hear the answer asks again for the same parcel, and pays for one.
create table label_requests (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^[0-9A-Z_-]{1,15}$'),
  carrier text not null check (carrier in ('colissimo', 'mondial_relay')),
  kind text not null check (kind in ('outward', 'return')),
  order_id bigint not null references orders (id) on delete cascade,
  -- From 1.
  parcel integer not null check (parcel between 1 and 99),
  grams integer not null check (grams > 0),
  address_key text not null,
  -- `sent`: the carrier was called, and nobody knows yet what came of it. `dropped`: not wanted any more.
  state text not null check (state in ('wanted', 'sent', 'made', 'refused', 'dropped')),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- When a call ended, with or without an answer.
  ended_at timestamptz,
  -- Why it was refused, or why nothing is known.
  reason text,
  wanted_at timestamptz not null,
  wanted_by text not null
);

create index label_requests_open on label_requests (id) where state in ('wanted', 'sent');
create index label_requests_order on label_requests (order_id, parcel);

alter table parcel_labels add request_id bigint references label_requests (id);

-- The label as the carrier drew it: an address stands on it, so it is forgotten sooner than its order.
create table label_files (
  label_id bigint primary key references parcel_labels (id) on delete cascade,
  format text not null check (format in ('pdf', 'zpl')),
  -- Null until it is fetched from `url`.
  content bytea,
  url text,
  check (content is not null or url is not null)
);

-- A second label a carrier made of the same parcel: never stuck on anything, so never charged.
create table spare_labels (
  request_id bigint not null references label_requests (id) on delete cascade,
  tracking_number text not null,
  found_at timestamptz not null,
  primary key (request_id, tracking_number)
);

-- The built-in carriers: what they made, and what somebody makes go wrong with them.
create table standin_carrier_labels (
  carrier text not null,
  number text not null,
  reference text not null,
  made_at timestamptz not null,
  primary key (carrier, number)
);

create index standin_carrier_labels_reference on standin_carrier_labels (carrier, reference);

create table standin_carrier_troubles (
  kind text primary key check (kind in ('down', 'slow', 'twice', 'address'))
);
