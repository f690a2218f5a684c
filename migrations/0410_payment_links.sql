-- The links of the mails about a delivery whose payment failed: each pays that one delivery, without a sign-in.
create table payment_links (
  -- Of the link in the mail.
  token_hash text primary key,
  cycle_id bigint not null references subscription_cycles (id) on delete cascade,
  created_at timestamptz not null
);
create index payment_links_cycle on payment_links (cycle_id);
