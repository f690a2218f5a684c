create table promotions (
  code text primary key,
  -- The rule as it stood: quoted by every explanation of a total.
  version text not null,
  name text not null,
  -- Empty: every channel.
  channels text[] not null default '{}',
  needs_coupon boolean not null,
  starts_on date,
  ends_on date,
  priority integer not null default 0,
  exclusive boolean not null default false,
  enabled boolean not null default true,
  conditions jsonb not null,
  reward jsonb not null check (reward ->> 'kind' in ('amount', 'percent', 'free_shipping', 'free_product')),
  check (ends_on is null or starts_on is null or starts_on <= ends_on)
);

create index promotions_automatic on promotions (code) where enabled and not needs_coupon;

create table coupons (
  -- Typed by people: kept as they are compared, in capitals without outer spaces.
  code text primary key check (code <> '' and code = upper(btrim(code))),
  promotion_code text not null references promotions (code) on delete cascade,
  -- Uses of this very code; null leaves it to the promotion.
  total_uses integer check (total_uses > 0)
);

create index coupons_promotion on coupons (promotion_code);

-- A promotion spent by a placed order. Counted under a lock of the promotion, given back on cancel.
create table promotion_uses (
  promotion_code text not null references promotions (code),
  coupon_code text,
  order_id bigint not null,
  customer_id bigint,
  -- Lower-case: one person with two spellings is one person.
  email text check (email = lower(email)),
  used_at timestamptz not null,
  primary key (promotion_code, order_id)
);

create index promotion_uses_customer on promotion_uses (promotion_code, customer_id);
create index promotion_uses_email on promotion_uses (promotion_code, email);
create index promotion_uses_coupon on promotion_uses (coupon_code);
create index promotion_uses_order on promotion_uses (order_id);
