-- What a delivery will cost from a day on, decided by the team (O-16). Until its day a line waits here; then it is written
-- into shipping_zones, which everything that charges reads, and stays as the history of what was asked.
create table shipping_tariffs (
  id bigint generated always as identity primary key,
  method_id bigint not null references shipping_methods (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  price integer not null check (price >= 0),
  free_from integer check (free_from > 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  -- First civil day it holds.
  applies_on date not null,
  staff_id integer not null references staff_members (id),
  decided_at timestamptz not null,
  applied_at timestamptz,
  -- Taken back before its day.
  withdrawn_at timestamptz,
  check (applied_at is null or withdrawn_at is null)
);
-- One decision a day; deciding again replaces what was decided.
create unique index shipping_tariffs_waiting on shipping_tariffs (method_id, country, applies_on)
  where applied_at is null and withdrawn_at is null;
create index shipping_tariffs_due on shipping_tariffs (applies_on) where applied_at is null and withdrawn_at is null;
