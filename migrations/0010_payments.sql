-- One attempt to pay one order. Payments know an order only by its token and what is due for it.
create table payment_attempts (
  id bigint generated always as identity primary key,
  -- Public name, and the idempotency key at the provider: long, random, never guessed.
  hash text not null unique check (length(hash) >= 32),
  order_token text not null,
  payment_id bigint not null,
  method_code text not null check (method_code in ('card', 'paypal', 'cheque', 'bank_transfer')),
  provider text not null check (provider in ('sandbox', 'offline')),
  action text not null check (action in ('authorize', 'capture')),
  state text not null default 'new' check (state in
    ('new', 'open', 'confirming', 'challenge', 'authorized', 'accepted', 'captured',
     'declined', 'voiding', 'voided', 'promised')),
  amount integer not null check (amount > 0),
  currency text not null check (currency = 'EUR'),
  -- What the shopper agreed to pay for: the charge answers for this quote and no other.
  quote_hash text not null,
  -- Local paths given by the page that asked.
  target_path text,
  after_path text,
  -- The provider's own name of the charge: one charge, one attempt.
  provider_reference text unique,
  client_secret text,
  public_key text,
  frame_url text,
  redirect_url text,
  card jsonb,
  error_code text,
  error_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((provider = 'offline') = (method_code in ('cheque', 'bank_transfer'))),
  check ((state = 'promised') <= (provider = 'offline')),
  check (provider_reference is not null
    or state in ('new', 'voiding', 'voided', 'promised'))
);

-- Nobody pays an order twice,
create unique index payment_attempts_one_paid on payment_attempts (order_token)
  where state in ('accepted', 'captured', 'promised');
-- nor in two windows at once.
create unique index payment_attempts_one_under_way on payment_attempts (order_token)
  where state in ('new', 'open', 'confirming', 'challenge', 'authorized');
create index payment_attempts_order on payment_attempts (order_token);
create index payment_attempts_unsettled on payment_attempts (updated_at)
  where state in ('new', 'open', 'confirming', 'challenge', 'authorized', 'accepted', 'voiding');

-- What a provider told us, once per event; a reason to ask it, never a fact.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  attempt_hash text not null,
  received_at timestamptz not null,
  -- `orphan`: no attempt of ours was ever found for it, somebody has to look.
  state text not null default 'parked' check (state in ('parked', 'handled', 'orphan')),
  unique (provider, event_id)
);

create index payment_events_attempt on payment_events (attempt_hash);
create index payment_events_parked on payment_events (received_at) where state = 'parked';

-- Below: the memory of the built-in card provider, a stand-in that could live on another machine.
-- No card number is kept: brand, last digits, expiry, a token, and which test card it was.
create table standin_charges (
  reference text primary key,
  idempotency_key text not null unique,
  client_secret text not null unique,
  challenge text not null unique,
  method text not null check (method in ('card', 'paypal')),
  amount integer not null check (amount > 0),
  currency text not null check (currency = 'EUR'),
  return_path text not null check (return_path ~ '^/([^/\\]|$)'),
  state text not null default 'open' check (state in
    ('open', 'requires_action', 'authorized', 'captured', 'declined', 'voided')),
  test_card text,
  card_token text,
  card_brand text check (card_brand in ('visa', 'mastercard')),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_exp_month integer check (card_exp_month between 1 and 12),
  card_exp_year integer check (card_exp_year between 2000 and 2100),
  error_code text,
  refunded integer not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table standin_refunds (
  key text primary key,
  reference text not null references standin_charges on delete cascade,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);

create index standin_refunds_charge on standin_refunds (reference);

create table standin_card_events (
  id text primary key,
  position bigint generated always as identity,
  reference text not null references standin_charges on delete cascade,
  type text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);

create index standin_card_events_charge on standin_card_events (reference, position);
