-- Who supplies what, what was ordered from them, what of it came, and what it cost (issue of the warehouse, O-30).
create table suppliers (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  contact text not null check (length(contact) <= 120),
  -- '' where orders are handed over otherwise: the file is for that.
  email text not null check (length(email) <= 254),
  telephone text not null check (length(telephone) <= 40),
  -- Days from an order to its goods, and days these then last: the forecast looks ninety days ahead.
  lead_days integer not null check (lead_days between 0 and 60),
  cover_days integer not null check (cover_days between 1 and 60),
  -- Cents before tax.
  minimum bigint not null check (minimum >= 0),
  version integer not null default 1,
  check (lead_days + cover_days <= 90)
);
create unique index suppliers_name on suppliers (lower(name));

-- An article comes from one supplier at a time.
create table supplier_articles (
  variant_code text primary key references product_variants,
  supplier_id bigint not null references suppliers,
  -- How they call it.
  reference text not null check (length(reference) <= 60),
  -- Pieces in what they deliver at least: ordered in multiples of it.
  multiple integer not null check (multiple between 1 and 10000),
  -- Cents of a piece, before tax.
  cost integer not null check (cost between 0 and 10000000)
);
create index supplier_articles_supplier on supplier_articles (supplier_id);

create table purchase_orders (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references suppliers,
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'partly', 'received', 'short', 'cancelled')),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  created_by text not null,
  sent_at timestamptz,
  sent_by text,
  -- The civil day its goods are expected.
  expected_on date,
  closed_at timestamptz,
  closed_by text,
  version integer not null default 1,
  check ((state in ('draft', 'cancelled')) or sent_at is not null)
);
-- Two people who order from one supplier write into one draft.
create unique index purchase_orders_draft on purchase_orders (supplier_id) where state = 'draft';
create index purchase_orders_newest on purchase_orders (created_at, id);

create table purchase_order_lines (
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  variant_code text not null references product_variants,
  quantity integer not null check (quantity between 1 and 100000),
  -- Cents of a piece, before tax.
  cost integer not null check (cost between 0 and 10000000),
  primary key (purchase_order_id, variant_code)
);
create index purchase_order_lines_variant on purchase_order_lines (variant_code);

alter table goods_receipts add purchase_order_id bigint references purchase_orders;
create index goods_receipts_purchase on goods_receipts (purchase_order_id) where purchase_order_id is not null;

-- What came of an order with a delivery, and what its article costs from then on: the weighted average.
create table received_goods (
  id bigint generated always as identity primary key,
  receipt_id bigint not null references goods_receipts,
  purchase_order_id bigint not null references purchase_orders,
  variant_code text not null references product_variants,
  quantity integer not null check (quantity > 0),
  -- Cents of a piece, before tax.
  cost integer not null check (cost >= 0),
  -- Pieces that stood there before, and cents a piece of all of them costs after.
  pieces_before integer not null,
  average numeric(14, 4) not null check (average >= 0),
  at timestamptz not null
);
create index received_goods_purchase on received_goods (purchase_order_id, variant_code);
create index received_goods_variant on received_goods (variant_code, id);

create function refuse_received_goods_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was received is never changed';
end $$;
create trigger received_goods_stay before update or delete on received_goods
  for each row execute function refuse_received_goods_change();
