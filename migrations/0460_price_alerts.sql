-- An alert waits for a format to be in stock again, or for its price to fall below what it was that day.
alter table stock_alerts
  add column awaits text not null default 'stock' check (awaits in ('stock', 'price')),
  -- Cents, tax included: what a piece cost when the alert was asked for.
  add column asked_cents integer check (asked_cents > 0),
  add constraint stock_alerts_price_known check ((awaits = 'price') = (asked_cents is not null)),
  drop constraint stock_alerts_email_variant_code_key,
  add constraint stock_alerts_once unique (email, variant_code, awaits);
