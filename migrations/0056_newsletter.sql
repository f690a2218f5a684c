-- Who asked for the letter, and the proof that they did (PRV-06).
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  -- One row per address, whatever became of it: an address is written to, and rewarded, once.
  email text not null unique check (email <> '' and email = lower(btrim(email))),
  channel_code text not null references channels,
  state text not null check (state in ('pending', 'confirmed', 'left')),
  source text not null check (source in ('exit_popup', 'footer', 'account')),
  -- The proof: when, which words were read, from which network address.
  asked_at timestamptz not null,
  consent_version text not null,
  asked_from text,
  -- The link of the confirmation mail; kept after use, so that a second press is no mistake.
  confirm_hash text unique,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  left_at timestamptz,
  -- In every letter; whoever reads it can do nothing but end the subscription.
  leave_token text not null unique,
  -- The code of the exit popup, given once to one address.
  welcome_coupon text unique,
  check ((state = 'confirmed') <= (confirmed_at is not null)),
  check ((state = 'left') <= (left_at is not null)),
  check ((confirm_hash is null) = (confirm_until is null))
);

create index newsletter_subscriptions_stale on newsletter_subscriptions (state, asked_at);

-- Where one press ends the sending of mails of this kind (RFC 8058).
alter table mails add column unsubscribe_url text;
