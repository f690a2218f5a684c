-- The first day of a delivery price: every cent of a total is traced to a rule and its date.
alter table shipping_zones add valid_from date not null default '2026-01-01';
alter table shipping_zones alter valid_from drop default;
