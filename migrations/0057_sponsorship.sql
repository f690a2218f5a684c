-- A code to share: for the friends of this customer, never for themselves.
alter table coupons add column friends_of bigint references customers on delete set null;
create index coupons_friends_of on coupons (friends_of) where friends_of is not null;

-- A customer who may be recommended by a code of their own.
create table sponsors (
  customer_id bigint primary key references customers on delete cascade,
  code text not null unique references coupons (code)
);

-- One person somebody recommended us to, by a mail or by a shared code.
create table sponsorships (
  id bigint generated always as identity primary key,
  sponsor_id bigint not null references sponsors (customer_id) on delete cascade,
  -- Their address is not kept (PRV-06): enough to know them again, and to show the sponsor whom they meant.
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$'),
  email_hint text not null,
  state text not null check (state in ('sent', 'registered', 'rewarded')),
  -- Null: they came by the code, nobody was written to.
  sent_at timestamptz,
  created_at timestamptz not null,
  friend_id bigint references customers on delete set null,
  -- Their first order, which the reward is for: once.
  order_id bigint unique references orders on delete set null,
  reward_coupon text unique,
  -- Why there is no reward.
  withheld text check (withheld in ('same_household', 'rewarded_before', 'cancelled', 'withdrawn')),
  unique (sponsor_id, email_hash),
  check ((state = 'rewarded') = (reward_coupon is not null)),
  check (reward_coupon is null or withheld is null)
);

-- One person is worth one reward, whoever recommended us.
create unique index sponsorships_one_reward on sponsorships (email_hash) where state = 'rewarded';
create index sponsorships_of_sponsor on sponsorships (sponsor_id, created_at desc);
create index sponsorships_friend on sponsorships (friend_id);
create index sponsorships_hash on sponsorships (email_hash);
create index sponsorships_unanswered on sponsorships (sent_at) where state = 'sent';
