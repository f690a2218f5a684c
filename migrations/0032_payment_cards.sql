-- Who a customer is at a provider: cards are kept there under that name.
create table payment_customers (
  customer_id bigint not null references customers on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  reference text not null unique,
  created_at timestamptz not null,
  primary key (customer_id, provider)
);

-- Cards a customer asked us to keep: a token of the provider, and what may be shown (PAY-06).
create table payment_cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  token text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2100),
  is_default boolean not null,
  -- What was agreed to, and when (CNIL 2018-303; the mandate of PSD2 for what follows).
  consent_version text not null,
  consented_at timestamptz not null,
  removed_at timestamptz,
  check (not is_default or removed_at is null)
);

create unique index payment_cards_one_default on payment_cards (customer_id) where is_default;
create index payment_cards_customer on payment_cards (customer_id) where removed_at is null;
-- For alerts before a card runs out.
create index payment_cards_expiry on payment_cards (exp_year, exp_month) where removed_at is null;

alter table payment_attempts
  -- Who pays, when somebody is signed in.
  add column customer_id bigint,
  -- The shopper ticked that the card be kept.
  add column keeps_card boolean not null default false;

-- The stand-in keeps cards under customers of its own, and may be asked for a card without a charge.
alter table standin_charges
  drop constraint standin_charges_amount_check,
  add column is_setup boolean not null default false,
  add column customer text,
  add column keeps_card boolean not null default false,
  add constraint standin_charges_amount_check check (is_setup = (amount = 0) and amount >= 0);

create table standin_cards (
  token text primary key,
  customer text not null,
  test_card text not null,
  brand text not null check (brand in ('visa', 'mastercard')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2100)
);

-- A card to be kept without paying, for a subscription or from the account.
create table payment_setups (
  hash text primary key check (length(hash) >= 32),
  customer_id bigint not null references customers on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  state text not null default 'new' check (state in ('new', 'open', 'challenge', 'saved', 'declined')),
  target_path text,
  provider_reference text unique,
  client_secret text,
  public_key text,
  frame_url text,
  redirect_url text,
  card_id bigint references payment_cards on delete set null,
  error_code text,
  error_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (provider_reference is not null or state = 'new')
);

create index payment_setups_customer on payment_setups (customer_id);
