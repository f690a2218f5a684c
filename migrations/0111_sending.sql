-- Which lot of an article went out with which order, and until when it is best: who has to be told
-- when a lot is recalled (FOOD-03, Reg. 178/2002 art. 18). By article and not by line: an article
-- ordered once and on subscription, or given with the order, leaves from the same shelf.
create table order_lots (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  variant_code text not null,
  -- As it is searched: capitals, no spaces.
  lot text not null check (lot ~ '^[A-Z0-9./_-]{1,40}$'),
  best_before date,
  -- Pieces of this lot; null: it was not counted.
  quantity integer check (quantity between 1 and 9999),
  recorded_at timestamptz not null,
  unique (order_id, variant_code, lot)
);

-- A lot is searched from its beginning.
create index order_lots_lot on order_lots (lot text_pattern_ops, order_id);

-- What the team tells itself about an order; its customer never reads it on a page.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  staff_id integer not null references staff_members (id),
  -- Their name then.
  author text not null,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);

create index order_notes_order on order_notes (order_id, id);

-- What waits to be prepared is a handful of a million orders.
create index orders_to_prepare on orders (id) where state = 'new' and shipping_state = 'ready';
