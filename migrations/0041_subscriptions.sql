-- The next delivery of a subscription is an order in state `cart` too, but no cart of its customer.
alter table orders
  -- Code of the subscription it is prepared for, or was.
  add column subscription text;
drop index orders_one_cart_per_customer;
create unique index orders_one_cart_per_customer on orders (customer_id, channel)
  where state = 'cart' and customer_id is not null and subscription is null;

create sequence subscription_numbers;

-- What is delivered again and again: one per rhythm of the order it was bought with.
create table subscriptions (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^AB-[0-9]{5,}$'),
  customer_id bigint not null references customers (id) on delete cascade,
  channel text not null references channels (code),
  locale text not null,
  currency text not null check (currency = 'EUR'),
  status text not null default 'active' check (status in
    ('active', 'awaiting_payment', 'payment_failed', 'error', 'product_unavailable',
     'pickuppoint_unavailable', 'promotion_unavailable', 'invalid_promotion', 'paused', 'stopped')),
  -- Raised by every change: who changes an older version is refused.
  version integer not null default 1,
  -- Days between two deliveries.
  frequency integer not null
    check (frequency in (21, 31, 42, 49, 62, 70, 77, 93, 124, 155)),
  -- Deliveries are planned a whole number of frequencies after this civil date.
  anchor_date date not null,
  -- Planned date of the delivery after the open one, when the customer told another than the calendar.
  following_date date,
  deliveries_done integer not null default 0 check (deliveries_done >= 0),
  billing_address jsonb not null,
  shipping_address jsonb not null,
  method_code text not null,
  pickup_point text,
  -- The point as it was when it was chosen.
  pickup_address jsonb,
  coupon_codes text[] not null default '{}',
  -- Null while no kept card is known to pay with.
  card_id bigint references payment_cards (id) on delete set null,
  created_from bigint not null references orders (id),
  terms_version text not null,
  accepted_at timestamptz not null,
  ship_now_asked_at timestamptz,
  -- It must have left and been charged by then (DEL-08).
  ship_now_due_at timestamptz,
  paused_at timestamptz,
  -- Civil date it goes on by itself; null: when the customer says so.
  paused_until date,
  stopped_at timestamptz,
  stop_reason text,
  stop_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- An order told twice starts them once.
  unique (created_from, frequency),
  check ((status = 'stopped') = (stopped_at is not null)),
  check ((status = 'paused') = (paused_at is not null)),
  check (paused_until is null or status = 'paused'),
  check ((ship_now_asked_at is null) = (ship_now_due_at is null)),
  check ((pickup_point is null) = (pickup_address is null))
);

create index subscriptions_of_customer on subscriptions (customer_id, id desc);
create index subscriptions_of_card on subscriptions (card_id) where status <> 'stopped';
create index subscriptions_resuming on subscriptions (paused_until) where paused_until is not null;
create index subscriptions_ship_now on subscriptions (ship_now_due_at)
  where ship_now_due_at is not null;

-- What every delivery holds. A quantity of 0: only in the next one, whose order tells how many.
create table subscription_items (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions (id) on delete cascade,
  variant_code text not null,
  quantity integer not null check (quantity between 0 and 9999),
  -- Names, weights and prices as last known: the variant may leave the catalogue.
  known jsonb not null,
  unique (subscription_id, variant_code)
);

-- One row per delivery, hence one order and one charge.
create table subscription_cycles (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions (id) on delete cascade,
  number integer not null check (number >= 1),
  state text not null check (state in
    ('draft', 'charging', 'placed', 'skipped', 'failed', 'cancelled')),
  -- By the calendar of the subscription, and the working day it really leaves. Civil dates.
  planned_date date not null,
  shipping_date date not null,
  order_id bigint references orders (id) on delete set null,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (subscription_id, number),
  check ((state in ('draft', 'charging')) = (closed_at is null))
);

create unique index subscription_cycles_one_open on subscription_cycles (subscription_id)
  where closed_at is null;
-- An order may start several subscriptions; it is never the later delivery of two.
create unique index subscription_cycles_order on subscription_cycles (order_id) where number > 1;
create index subscription_cycles_of_order on subscription_cycles (order_id);
create index subscription_cycles_due on subscription_cycles (shipping_date) where closed_at is null;

-- Who changed what, and for which deliveries.
create table subscription_changes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions (id) on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'shop')),
  kind text not null,
  scope text check (scope in ('next', 'all')),
  details jsonb not null default '{}'
);

create index subscription_changes_of on subscription_changes (subscription_id, id desc);
