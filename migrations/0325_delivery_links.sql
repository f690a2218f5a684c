-- The links of a reminder: what one press does to the delivery it announced, without a sign-in.
create table delivery_links (
  -- Of the link in the mail; the token itself stands nowhere else.
  token_hash text primary key,
  cycle_id bigint not null references subscription_cycles (id) on delete cascade,
  action text not null check (action in ('postpone', 'skip', 'ship_now')),
  -- The date that was announced: a link about another date does nothing any more.
  shipping_date date not null,
  created_at timestamptz not null
);
create index delivery_links_cycle on delivery_links (cycle_id);

-- What was done by them. Both reminders of a delivery have a link for the same thing: it is done once.
create table delivery_link_uses (
  cycle_id bigint not null references subscription_cycles (id) on delete cascade,
  action text not null check (action in ('postpone', 'skip', 'ship_now')),
  shipping_date date not null,
  used_at timestamptz not null,
  -- The working day it leaves since; null for what leaves at once.
  moved_to date,
  primary key (cycle_id, action, shipping_date)
);
