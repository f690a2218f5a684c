-- Prices that are decided and do not apply yet. Applied, a row moves to price_history and is gone;
-- who decided it stands in staff_actions.
create table scheduled_prices (
  id bigint generated always as identity primary key,
  variant_code text not null references product_variants on delete cascade,
  channel_code text not null references channels,
  -- One-off price, tax included; the subscription price follows it (BIZ-06).
  cents integer not null check (cents > 0),
  -- First civil day it applies.
  valid_from date not null,
  staff_name text not null,
  -- One price a day: deciding again replaces what was decided.
  unique (variant_code, channel_code, valid_from)
);

create index scheduled_prices_due on scheduled_prices (valid_from);
