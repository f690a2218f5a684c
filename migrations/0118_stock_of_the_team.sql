-- What the team does to the stock: a delivery, a broken bag, a count, a parcel that came back.
alter table product_variants
  -- At so many pieces for sale, or fewer, it is time to order again.
  add low_stock_at integer not null default 10 check (low_stock_at between 0 and 1000000);

-- Orders take and return by themselves and have their own lines; what people did is written here.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_code text not null references product_variants,
  at timestamptz not null,
  -- As they were called that day: who they are stands in staff_actions.
  staff_name text not null,
  reason text not null check (reason in ('restock', 'breakage', 'inventory', 'return')),
  before integer not null check (before >= 0),
  after integer not null check (after >= 0),
  note text not null,
  -- A count that found what was written is worth knowing too.
  check (before <> after or reason = 'inventory')
);

create index stock_movements_variant on stock_movements (variant_code, id);

create function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of the stock is never changed';
end $$;

create trigger stock_movements_stay before update or delete on stock_movements
  for each row execute function refuse_stock_movement_change();

-- What was ordered lately: the list of orders, and how long a stock lasts.
create index if not exists orders_placed on orders (placed_at desc, id desc)
  where placed_at is not null;
