-- Orders the team placed to try the shop: their papers have series of their own, and declare nothing
-- (INV-03).
create table test_orders (
  order_id bigint primary key references orders (id),
  marked_at timestamptz not null
);

alter table invoice_series drop constraint invoice_series_code_check;
alter table invoice_series add constraint invoice_series_code_check
  check (code ~ '^(FA|AV|TFA|TAV)-[A-Z]{2}-[0-9]{4}$');
