-- A page of figures reads as many rows whatever was sold: what it shows of whole days stands summed beside the facts that grow with
-- products and with subscriptions.

-- The sales of a day, all products together; derived with its sales_facts.
create table sale_day_facts (
  day date not null,
  channel text not null,
  kind text not null check (kind in ('once', 'first', 'renewal')),
  orders integer not null,
  pieces integer not null,
  -- Cents.
  gross bigint not null,
  given bigint not null,
  costed_pieces integer not null,
  costed_net bigint not null,
  cost bigint not null,
  primary key (day, channel, kind)
);
insert into sale_day_facts (day, channel, kind, orders, pieces, gross, given, costed_pieces, costed_net, cost)
select day, channel, kind, coalesce(sum(orders) filter (where product_sku = ''), 0), sum(pieces), sum(gross), sum(given),
  sum(costed_pieces), sum(costed_net), sum(cost)
from sales_facts group by 1, 2, 3;

-- What was sold of each product on a day, all kinds together, and in a month; derived with the sales_facts of the day, and of the month.
create table sale_product_facts (
  day date not null,
  channel text not null,
  product_sku text not null,
  pieces integer not null,
  gross bigint not null,
  costed_pieces integer not null,
  costed_net bigint not null,
  cost bigint not null,
  primary key (day, channel, product_sku)
);
insert into sale_product_facts (day, channel, product_sku, pieces, gross, costed_pieces, costed_net, cost)
select day, channel, product_sku, sum(pieces), sum(gross), sum(costed_pieces), sum(costed_net), sum(cost)
from sales_facts where product_sku <> '' group by 1, 2, 3;

create table sale_month_facts (
  -- Its first day.
  month date not null,
  channel text not null,
  product_sku text not null,
  pieces integer not null,
  gross bigint not null,
  costed_pieces integer not null,
  costed_net bigint not null,
  cost bigint not null,
  primary key (month, channel, product_sku)
);
insert into sale_month_facts (month, channel, product_sku, pieces, gross, costed_pieces, costed_net, cost)
select date_trunc('month', day::timestamp)::date, channel, product_sku, sum(pieces), sum(gross), sum(costed_pieces),
  sum(costed_net), sum(cost)
from sale_product_facts group by 1, 2, 3;

-- Coming deliveries of all subscriptions, by day; and their pieces.
create table forecast_days (
  ships_on date not null,
  channel text not null,
  deliveries integer not null,
  expected bigint not null,
  primary key (ships_on, channel)
);
create table forecast_demands (
  variant_code text not null,
  ships_on date not null,
  pieces integer not null,
  primary key (variant_code, ships_on)
);
insert into forecast_days (ships_on, channel, deliveries, expected)
select ships_on, channel, count(*), sum(total) from forecast_deliveries group by 1, 2;
insert into forecast_demands (variant_code, ships_on, pieces)
select variant_code, ships_on, sum(pieces) from forecast_pieces group by 1, 2;
-- What they served is read summed now.
drop index forecast_deliveries_day;
drop index forecast_pieces_variant;

create function sum_forecast_days() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into forecast_days as f (ships_on, channel, deliveries, expected)
  select ships_on, channel, sign * count(*), sign * sum(total) from changed group by 1, 2
  on conflict (ships_on, channel) do update
    set deliveries = f.deliveries + excluded.deliveries, expected = f.expected + excluded.expected;
  delete from forecast_days where deliveries = 0;
  return null;
end $$;
create trigger forecast_deliveries_added after insert on forecast_deliveries
  referencing new table as changed for each statement execute function sum_forecast_days();
create trigger forecast_deliveries_gone after delete on forecast_deliveries
  referencing old table as changed for each statement execute function sum_forecast_days();

create function sum_forecast_demands() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into forecast_demands as f (variant_code, ships_on, pieces)
  select variant_code, ships_on, sign * sum(pieces) from changed group by 1, 2
  on conflict (variant_code, ships_on) do update set pieces = f.pieces + excluded.pieces;
  delete from forecast_demands f using changed c
  where f.variant_code = c.variant_code and f.ships_on = c.ships_on and f.pieces = 0;
  return null;
end $$;
create trigger forecast_pieces_added after insert on forecast_pieces
  referencing new table as changed for each statement execute function sum_forecast_demands();
create trigger forecast_pieces_gone after delete on forecast_pieces
  referencing old table as changed for each statement execute function sum_forecast_demands();
