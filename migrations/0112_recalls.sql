-- A lot that is called back: what its customers are told, once each (FOOD-03, Reg. 178/2002 art. 19).
create table recalls (
  id integer generated always as identity primary key,
  lot text not null check (lot ~ '^[A-Z0-9./_-]{1,40}$'),
  variant_code text not null,
  product_name text not null,
  reason text not null check (length(reason) between 1 and 1000),
  advice text not null check (length(advice) between 1 and 1000),
  started_at timestamptz not null,
  -- A lot of an article is called back once; whoever gets it later is told of the same recall.
  unique (lot, variant_code)
);

-- What the article was called when it was sent: a gift stands on no line of its order.
alter table order_lots add column product_name text;
update order_lots l set product_name = coalesce((
  select min(i.product_name) from order_items i
  where i.order_id = l.order_id and i.variant_code = l.variant_code), l.variant_code);
alter table order_lots alter column product_name set not null;
