-- Which lots stand where, and how they came and went (FOOD-03, Reg. 178/2002 art. 18: back to the supplier as
-- well as on to the customer). What was known of lots began at the parcel; it begins at goods-in now.

-- Pieces of placed orders that still stand on their shelf: what somebody counts is what is for sale and these.
alter table product_variants add reserved integer not null default 0 check (reserved >= 0);

create table goods_receipts (
  id bigint generated always as identity primary key,
  -- '' where nobody said.
  supplier text not null check (length(supplier) <= 120),
  -- Number of the delivery note.
  note text not null,
  staff_name text not null,
  received_at timestamptz not null
);

-- What stands where: written by lot_movements alone. The lot '' are the pieces whose lot nobody knows; it is
-- below zero where more of the others was noted than there was, until somebody counts.
create table lot_levels (
  variant_code text not null references product_variants,
  lot text not null check (lot ~ '^[A-Z0-9./_-]{0,40}$'),
  place text not null check (place ~ '^[A-Z0-9-]{0,20}$'),
  best_before date,
  quantity integer not null,
  primary key (variant_code, lot, place),
  constraint lot_levels_not_below_zero check (quantity >= 0 or lot = '')
);

create index lot_levels_expiring on lot_levels (best_before, variant_code) where quantity > 0 and lot <> '';
create index lot_levels_lot on lot_levels (lot text_pattern_ops);

create table lot_movements (
  id bigint generated always as identity primary key,
  variant_code text not null references product_variants,
  lot text not null,
  place text not null,
  best_before date,
  -- Pieces that came, below zero those that went.
  quantity integer not null check (quantity <> 0),
  kind text not null check (kind in
    ('receipt', 'breakage', 'inventory', 'return', 'packed', 'unpacked', 'lost', 'named', 'moved', 'settled')),
  -- Null: nobody of the team, or nobody by hand.
  staff_name text,
  receipt_id bigint references goods_receipts (id),
  -- Of what went with an order; the ledger outlives it.
  order_id bigint,
  at timestamptz not null
);

create index lot_movements_lot on lot_movements (variant_code, lot, id);
create index lot_movements_order on lot_movements (order_id, variant_code) where order_id is not null;
create index lot_movements_receipt on lot_movements (receipt_id) where receipt_id is not null;

create function refuse_lot_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'movements of lots are never changed';
end $$;

create trigger lot_movements_stay before update or delete on lot_movements
  for each row execute function refuse_lot_movement_change();

create function apply_lot_movement() returns trigger language plpgsql as $$
begin
  insert into lot_levels as l (variant_code, lot, place, best_before, quantity)
  values (new.variant_code, new.lot, new.place, new.best_before, 0)
  on conflict (variant_code, lot, place) do nothing;
  update lot_levels
  set quantity = quantity + new.quantity,
    -- The earlier date counts where two were written.
    best_before = least(best_before, new.best_before)
  where variant_code = new.variant_code and lot = new.lot and place = new.place;
  return null;
end $$;

create trigger lot_movements_apply after insert on lot_movements
  for each row execute function apply_lot_movement();

-- A level is the sum of its movements because nobody else may write it.
create function refuse_lot_level_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'what stands where follows from its movements';
  end if;
  return coalesce(new, old);
end $$;

create trigger lot_levels_follow before insert or update or delete on lot_levels
  for each row execute function refuse_lot_level_change();

-- What placed orders hold today, gifts among it; what stood on the shelves is of no known lot.
with held as (
  select i.variant_code as code, i.quantity
  from orders o join order_items i on i.order_id = o.id
  where o.number is not null and o.state = 'new' and o.shipping_state = 'ready'
  union all
  select gift->>'variantCode', (gift->>'quantity')::integer
  from orders o cross join jsonb_array_elements(o.pricing->'freeProducts') as gift
  where o.number is not null and o.state = 'new' and o.shipping_state = 'ready'
    and jsonb_typeof(o.pricing->'freeProducts') = 'array'
)
update product_variants v set reserved = h.pieces
from (select code, sum(quantity)::integer as pieces from held group by code) as h where h.code = v.code;

insert into lot_movements (variant_code, lot, place, quantity, kind, at)
select code, '', '', on_hand + reserved, 'settled', now() from product_variants where on_hand + reserved <> 0;

-- What is for sale and what orders hold are together what stands on the shelves. Commands say of which lot; what
-- somebody wrote past them is of no known lot, and says so.
create function settle_lots() returns trigger language plpgsql as $$
declare
  of_variant text := case when tg_table_name = 'product_variants' then to_jsonb(new)->>'code'
    else to_jsonb(new)->>'variant_code' end;
  missing integer;
begin
  select v.on_hand + v.reserved - coalesce(
    (select sum(l.quantity) from lot_levels l where l.variant_code = v.code), 0)
  into missing from product_variants v where v.code = of_variant;
  if missing <> 0 then
    insert into lot_movements (variant_code, lot, place, quantity, kind, at)
    values (of_variant, '', '', missing, 'settled', now());
  end if;
  return null;
end $$;

create constraint trigger lot_movements_settle after insert on lot_movements
  deferrable initially deferred for each row execute function settle_lots();

-- An order that is placed moves pieces from the ones to the others: nothing to settle.
create constraint trigger product_variants_settle after update of on_hand, reserved on product_variants
  deferrable initially deferred for each row
  when (old.on_hand + old.reserved <> new.on_hand + new.reserved)
  execute function settle_lots();

create constraint trigger product_variants_first_settle after insert on product_variants
  deferrable initially deferred for each row
  when (new.on_hand + new.reserved <> 0)
  execute function settle_lots();
