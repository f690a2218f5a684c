-- Issues of the newsletter (O-32): written as text, sent at a pace to confirmed addresses alone, each at most once an issue.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  subject text not null,
  -- First words shown in a list of mails.
  preview text not null,
  body text not null,
  -- Site, and who of those who asked for it.
  channel_code text not null references channels (code),
  audience text not null check (audience in ('all', 'subscribers', 'buyers', 'newcomers')),
  per_minute integer not null check (per_minute between 1 and 1000),
  state text not null check (state in ('draft', 'sending', 'stopped', 'sent')),
  written_by text not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);

create table newsletter_sends (
  issue_id bigint not null references newsletter_issues (id) on delete cascade,
  subscription_id bigint not null references newsletter_subscriptions (id) on delete cascade,
  -- Dropped: by the time its turn came the address had left, or takes no mail.
  state text not null check (state in ('waiting', 'sent', 'dropped')),
  sent_at timestamptz,
  -- What a mail server said of it afterwards.
  outcome text check (outcome in ('bounced', 'complained')),
  primary key (issue_id, subscription_id)
);
create index newsletter_sends_waiting on newsletter_sends (issue_id, subscription_id) where state = 'waiting';
create index newsletter_sends_of_address on newsletter_sends (subscription_id);

-- An address that takes no mail, or whose owner called it spam: nothing is sent to it until it is confirmed anew.
alter table newsletter_subscriptions
  add column suppressed_at timestamptz,
  add column suppressed_for text check (suppressed_for in ('bounced', 'complained'));
