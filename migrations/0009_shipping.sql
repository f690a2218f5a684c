create table shipping_methods (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  description text,
  kind text not null check (kind in ('home', 'relay')),
  position integer not null,
  carrier text not null,
  -- `{number}` is replaced by the tracking number.
  tracking_url text not null,
  max_parcel_grams integer not null check (max_parcel_grams > 0),
  max_parcels integer not null check (max_parcels > 0),
  enabled boolean not null default true
);

-- What a method costs and how long it takes in a country; no row, not offered there.
create table shipping_zones (
  method_id bigint not null references shipping_methods (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  price integer not null check (price >= 0),
  -- Goods after discounts that make the delivery free; null: never.
  free_from integer check (free_from > 0),
  -- Business days between dispatch and delivery.
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  primary key (country, method_id)
);

create index shipping_zones_method on shipping_zones (method_id);
