-- What the team plans for subscriptions and tells subscribers before it applies (decision 0183): a new
-- price of some variants, or another variant in the place of one that goes.
create table planned_changes (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('price', 'replacement')),
  state text not null default 'planned' check (state in ('planned', 'applied', 'stopped')),
  -- In the words of the team; its customers read them.
  reason text not null check (length(reason) between 1 and 600),
  -- Whole days between being told and the change, for each customer.
  notice_days integer not null check (notice_days between 15 and 120),
  applies_on date not null,
  announce_on date not null check (announce_on = applies_on - notice_days),
  -- Of a replacement: what goes, and what comes in its place.
  variant_code text references product_variants,
  replaced_by text references product_variants,
  -- Why silence is no yes (decision 0184).
  concerns text[] not null default '{}',
  staff_name text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((kind = 'replacement') = (variant_code is not null and replaced_by is not null)),
  check ((state = 'planned') = (closed_at is null))
);

-- What a piece costs a subscription on each site, before and after. Cents, tax included.
create table planned_change_effects (
  change_id integer not null references planned_changes on delete cascade,
  variant_code text not null references product_variants,
  channel_code text not null references channels,
  before integer not null check (before > 0),
  after integer not null check (after > 0),
  -- The one-off price the subscription price follows; null for a replacement, which sets none.
  one_off integer check (one_off > 0),
  primary key (change_id, variant_code, channel_code)
);

-- The subscriptions a change touches, and what became of each.
create table planned_change_subscriptions (
  change_id integer not null references planned_changes on delete cascade,
  subscription_id bigint not null references subscriptions on delete cascade,
  -- Of the link in the letter; one letter tells a customer of all their subscriptions.
  token_hash text,
  mail_key text,
  written_at timestamptz,
  -- The mail server took the letter.
  told_at timestamptz,
  answer text check (answer in ('accept', 'keep', 'other', 'skip', 'pause', 'leave')),
  answer_variant text references product_variants,
  answered_at timestamptz,
  outcome text check (outcome in ('applied', 'replaced', 'other', 'kept', 'skipped', 'paused',
    'unanswered', 'gone', 'left', 'cancelled', 'failed')),
  -- Code of the refusal of one that failed.
  outcome_reason text,
  outcome_at timestamptz,
  primary key (change_id, subscription_id),
  check ((answer is null) = (answered_at is null)),
  check ((answer = 'other') = (answer_variant is not null) or answer is null),
  check ((outcome is null) = (outcome_at is null)),
  check ((written_at is null) = (mail_key is null))
);
create index planned_change_subscriptions_open on planned_change_subscriptions (change_id, subscription_id)
  where outcome is null;
create index planned_change_subscriptions_token on planned_change_subscriptions (token_hash);
create index planned_change_subscriptions_of on planned_change_subscriptions (subscription_id);

-- Prices a subscription keeps although the catalogue asks more: its customer was not told in time.
create table kept_prices (
  subscription_code text not null references subscriptions (code) on delete cascade,
  variant_code text not null references product_variants on delete cascade,
  cents integer not null check (cents > 0),
  -- First civil day it is over; null until its customer was told.
  until date,
  primary key (subscription_code, variant_code)
);

create index subscription_items_variant on subscription_items (variant_code);
