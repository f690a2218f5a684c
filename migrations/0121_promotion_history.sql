-- Every shape a rule had, oldest first: what the team reads when a total is questioned. Orders keep
-- their own explanation and never look here.
create table promotion_versions (
  id bigint generated always as identity primary key,
  promotion_code text not null references promotions (code) on delete cascade,
  -- The day the explanations of totals quote; a day may have several shapes.
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  recorded_at timestamptz not null,
  rule jsonb not null check (jsonb_typeof(rule) = 'object')
);

create index promotion_versions_of on promotion_versions (promotion_code, id desc);

insert into promotion_versions (promotion_code, version, recorded_at, rule)
select code, version, version::date::timestamp at time zone 'Europe/Paris', jsonb_build_object(
  'name', name, 'channels', channels, 'needsCoupon', needs_coupon, 'startsOn', starts_on,
  'endsOn', ends_on, 'priority', priority, 'exclusive', exclusive, 'enabled', enabled,
  'conditions', conditions, 'reward', reward)
from promotions order by code;

-- What the use was worth to the shopper, in cents: taken off, or the price of the gift.
alter table promotion_uses add column amount integer not null default 0 check (amount >= 0);

update promotion_uses u set amount = greatest(0, - (given.one ->> 'amount')::integer)
from orders o cross join lateral jsonb_array_elements(o.pricing -> 'promotions') as given (one)
where o.id = u.order_id and given.one ->> 'code' = u.promotion_code;

create index promotion_uses_by_time on promotion_uses (promotion_code, used_at) include (amount);

-- Codes made together, one use each.
create table coupon_batches (
  id bigint generated always as identity primary key,
  promotion_code text not null references promotions (code) on delete cascade,
  prefix text not null check (prefix ~ '^[A-Z0-9]{2,12}$'),
  size integer not null check (size between 1 and 5000),
  made_at timestamptz not null
);

create index coupon_batches_of on coupon_batches (promotion_code, id desc);

alter table coupons
  add column batch_id bigint references coupon_batches (id) on delete cascade,
  -- Whoever finds one cannot hand it round.
  add constraint coupons_of_a_batch_serve_once check (batch_id is null or total_uses = 1);

create index coupons_batch on coupons (batch_id) where batch_id is not null;
