create sequence order_numbers;

-- A cart is an order in state `cart`; everything below it is frozen once the order is placed.
create table orders (
  id bigint generated always as identity primary key,
  -- Opens an anonymous cart: long, random, never guessed.
  token text not null unique check (length(token) >= 10),
  number text unique,
  channel text not null references channels (code),
  locale text not null,
  currency text not null check (currency = 'EUR'),
  customer_id bigint references customers (id) on delete set null,
  email text check (email = lower(email)),
  notes text,
  state text not null default 'cart' check (state in ('cart', 'new', 'completed', 'cancelled')),
  checkout_state text not null default 'cart' check (checkout_state in
    ('cart', 'addressed', 'shipping_selected', 'shipping_skipped', 'payment_selected',
     'payment_skipped', 'completed')),
  payment_state text not null default 'cart' check (payment_state in
    ('cart', 'awaiting_payment', 'partially_authorized', 'authorized', 'partially_paid', 'cancelled',
     'paid', 'partially_refunded', 'refunded')),
  shipping_state text not null default 'cart' check (shipping_state in
    ('cart', 'ready', 'shipped', 'cancelled')),
  -- Raised by every save: who saves an older version is refused.
  version integer not null default 1,
  -- Coupons as typed by the shopper; whether they give anything is judged at every pricing.
  coupon_codes text[] not null default '{}',
  items_subtotal integer not null default 0 check (items_subtotal >= 0),
  items_total integer not null default 0 check (items_total >= 0),
  order_promotion_total integer not null default 0 check (order_promotion_total <= 0),
  shipping_total integer not null default 0 check (shipping_total >= 0),
  shipping_promotion_total integer not null default 0 check (shipping_promotion_total <= 0),
  tax_total integer not null default 0 check (tax_total >= 0),
  shipping_tax_total integer not null default 0 check (shipping_tax_total >= 0),
  total integer not null default 0,
  -- The rest of the computation: accounting lines, promotions, gifts, VAT by rate, explanation.
  pricing jsonb not null default '{}',
  -- What the shopper agreed to pay for: a charge answers for this quote and no other.
  quote_hash text,
  -- Until when a charge is under way: nothing that changes the quote is accepted meanwhile.
  charging_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  placed_at timestamptz,
  -- Unpaid at this moment, a placed order is cancelled and its stock returned.
  payment_due_at timestamptz,
  -- When the order stood: paid, authorised, or placed with an offline payment.
  confirmed_at timestamptz,
  terms_version text,
  accepted_at timestamptz,
  cancelled_at timestamptz,
  check (total = items_total + shipping_total),
  check (items_total = items_subtotal + order_promotion_total),
  check ((state = 'cart') = (placed_at is null)),
  check ((placed_at is null) = (number is null)),
  check (placed_at is null or (terms_version is not null and accepted_at is not null))
);

create unique index orders_one_cart_per_customer on orders (customer_id, channel)
  where state = 'cart' and customer_id is not null;
create index orders_of_customer on orders (customer_id, placed_at desc) where placed_at is not null;
create index orders_of_email on orders (email) where placed_at is not null;
create index orders_unpaid on orders (payment_due_at)
  where state = 'new' and payment_state = 'awaiting_payment';
create index orders_old_carts on orders (updated_at) where state = 'cart';

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  variant_code text not null,
  product_sku text not null,
  product_slug text not null,
  product_name text not null,
  variant_name text not null,
  variant_slug text not null,
  picture_hash text,
  tax_category text not null,
  net_grams integer not null check (net_grams >= 0),
  gross_grams integer not null check (gross_grams >= 0),
  quantity integer not null check (quantity between 1 and 9999),
  -- Days between deliveries; null: bought once.
  subscription_interval integer
    check (subscription_interval in (21, 31, 42, 49, 62, 70, 77, 93, 124, 155)),
  source_item_list text,
  upsell boolean not null default false,
  unit_price integer not null check (unit_price >= 0),
  original_unit_price integer not null check (original_unit_price >= 0),
  discounted_unit_price integer not null check (discounted_unit_price >= 0),
  subtotal integer not null check (subtotal >= 0),
  total integer not null check (total >= 0),
  -- Hundredths of a percent.
  tax_rate integer not null check (tax_rate >= 0),
  net integer not null,
  vat integer not null,
  check (net + vat = total),
  unique nulls not distinct (order_id, variant_code, subscription_interval)
);

create index order_items_variant on order_items (variant_code);

create table order_adjustments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  order_item_id bigint references order_items (id) on delete cascade,
  type text not null check (type in
    ('order_promotion', 'order_shipping_promotion', 'shipping', 'tax')),
  label text not null,
  amount integer not null,
  -- Already inside another amount.
  neutral boolean not null,
  origin_code text
);

create index order_adjustments_order on order_adjustments (order_id);
create index order_adjustments_item on order_adjustments (order_item_id);

-- Numbered apart from the address book: both are shown under /shop/addresses/{id}.
create table order_addresses (
  id bigint generated always as identity (start with 1000000001) primary key,
  order_id bigint not null references orders (id) on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  first_name text not null,
  last_name text not null,
  company text,
  street text not null,
  street2 text,
  postcode text not null,
  city text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  province_code text,
  province_name text,
  phone_number text,
  phone_number2 text,
  delivery_instructions text,
  unique (order_id, kind)
);

create table shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id) on delete cascade,
  method_code text not null references shipping_methods (code),
  pickup_point text,
  state text not null default 'cart' check (state in ('cart', 'ready', 'shipped', 'cancelled')),
  -- The promise made when the order was placed (DEL-09).
  dispatch_on date,
  deliver_from date,
  deliver_to date,
  tracking_number text,
  carrier_link text,
  shipped_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (deliver_from <= deliver_to)
);

create index shipments_method on shipments (method_code);

create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id) on delete cascade,
  method_code text not null,
  currency text not null check (currency = 'EUR'),
  amount integer not null check (amount >= 0),
  state text not null default 'cart' check (state in
    ('cart', 'new', 'processing', 'authorized', 'completed', 'failed', 'cancelled', 'refunded')),
  -- The provider's own name of the charge: one charge pays one order, once.
  transaction_id text unique,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state not in ('authorized', 'completed') or transaction_id is not null)
);
