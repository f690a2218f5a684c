-- What an express delivery cost above the standard one of that day: a withdrawal does not give it back
-- (WDR-04), so it is kept with the order.
alter table orders add column express_surplus integer not null default 0 check (express_surplus >= 0);
alter table refunds add column shipping_kept integer not null default 0 check (shipping_kept >= 0);
