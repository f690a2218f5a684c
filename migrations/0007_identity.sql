-- How a customer proves who they are.
create table shop_users (
  customer_id bigint primary key references customers (id) on delete cascade,
  password_hash text not null check (password_hash like '$argon2id$%'),
  password_set_at timestamptz not null
);

-- One signed-in browser or application: every token it holds descends from one sign-in.
create table sign_ins (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop_users (customer_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Ended by a changed password, or because somebody replayed an old refresh token.
  ended_at timestamptz,
  -- The newest refresh token that was used: see rules/refresh.ts.
  used_step integer not null default 0,
  used_hash text
);

create index sign_ins_of_customer on sign_ins (customer_id);
create index sign_ins_by_expiry on sign_ins (expires_at);

-- Only SHA-256 of a token is kept: a leaked table opens no account.
create table refresh_tokens (
  hash text primary key,
  sign_in_id bigint not null references sign_ins (id) on delete cascade,
  -- 1 for the token of the sign-in itself; each refresh gives the next.
  step integer not null check (step > 0)
);

create index refresh_tokens_of_sign_in on refresh_tokens (sign_in_id);

-- Links sent by mail, gone once used.
create table mail_tokens (
  hash text primary key,
  customer_id bigint not null references shop_users (customer_id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'verification')),
  -- A link proves only the address it was sent to.
  email text not null,
  expires_at timestamptz not null,
  unique (customer_id, purpose)
);

create index mail_tokens_by_expiry on mail_tokens (expires_at);

-- Wrong passwords by account and, apart, by account and address; keys are hashed.
create table sign_in_failures (
  key text primary key,
  failures integer not null check (failures > 0),
  last_at timestamptz not null,
  locked_until timestamptz
);

create index sign_in_failures_by_age on sign_in_failures (last_at);
