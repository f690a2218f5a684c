-- Pieces that arrived broken with a delivery for an order: they never become stock, count as arrived, and can be claimed from
-- the supplier by what stands here: which article and lot, what was wrong, who saw it and when.
create table damaged_goods (
  id bigint generated always as identity primary key,
  receipt_id bigint not null references goods_receipts,
  purchase_order_id bigint not null references purchase_orders,
  variant_code text not null references product_variants,
  quantity integer not null check (quantity > 0),
  -- '' where nobody read it.
  lot text not null check (lot ~ '^[A-Z0-9./_-]{0,40}$'),
  -- What the team saw.
  damage text not null check (length(damage) between 1 and 200),
  -- Cents of a piece, before tax, as ordered.
  cost integer not null check (cost >= 0),
  staff_name text not null,
  at timestamptz not null
);
create index damaged_goods_purchase on damaged_goods (purchase_order_id, variant_code);
create index damaged_goods_receipt on damaged_goods (receipt_id);

create trigger damaged_goods_stay before update or delete on damaged_goods
  for each row execute function refuse_received_goods_change();
