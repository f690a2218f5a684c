-- Points that were chosen, as their network last told them: what stands when it does not answer,
-- and what is asked before a parcel is paid for.
create table pickup_points (
  -- `FR-069123`: the country and the network's own number.
  code text primary key check (code ~ '^[A-Z]{2}-[0-9A-Z]{3,12}$'),
  provider text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name text not null,
  street text not null,
  postcode text not null,
  city text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  opening_hours jsonb not null,
  -- Holidays it told, as civil dates.
  closures jsonb not null default '[]',
  closed boolean not null default false,
  -- Grams it was found not to take.
  too_heavy_from integer check (too_heavy_from > 0),
  checked_at timestamptz not null,
  check (left(code, 2) = country)
);

-- The network whose points a relay method delivers to.
alter table shipping_methods
  add column relay_provider text,
  add check ((kind = 'relay') = (relay_provider is not null));

-- A point chosen for a parcel, and where it was when it was chosen.
alter table shipments
  add column pickup_address jsonb,
  add foreign key (pickup_point) references pickup_points (code),
  add check ((pickup_point is null) = (pickup_address is null));

create index shipments_pickup_point on shipments (pickup_point) where pickup_point is not null;
