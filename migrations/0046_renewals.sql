-- The payment of one delivery of a subscription, from the day it is due to the day it is paid or
-- given up. One row per delivery: whoever wants to renew it a second time finds it here.
create table renewals (
  cycle_id bigint primary key references subscription_cycles (id) on delete cascade,
  state text not null check (state in ('queued', 'charging', 'failed', 'paid', 'given_up')),
  -- Null until its order is placed.
  order_id bigint unique references orders (id) on delete cascade,
  -- Charges asked for so far: each has a key of its own, and is asked for again only by that key.
  tries integer not null default 0 check (tries >= 0),
  -- Civil date of the first try, that the later ones are counted from.
  first_tried_on date,
  decline text check (decline in ('soft', 'hard', 'authentication')),
  error_code text,
  -- Civil date; null when nobody tries by himself.
  next_try_on date,
  updated_at timestamptz not null,
  check (state = 'queued' or order_id is not null),
  check ((order_id is null) = (first_tried_on is null)),
  check (state <> 'failed' or decline is not null)
);

create index renewals_to_try on renewals (next_try_on) where state = 'failed';
create index renewals_under_way on renewals (updated_at) where state in ('queued', 'charging');

-- What a customer was told of a delivery before it left: they pay no more than that.
create table renewal_notices (
  cycle_id bigint not null references subscription_cycles (id) on delete cascade,
  kind text not null check (kind in ('week', 'four_days')),
  -- The date that was told: one that was put off is told again.
  shipping_date date not null,
  announced_total integer not null check (announced_total >= 0),
  told_at timestamptz not null,
  primary key (cycle_id, kind, shipping_date)
);
