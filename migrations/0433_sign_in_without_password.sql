-- Signing in without a password (N-16): by a link of a mail, or by a passkey.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('reset', 'verification', 'sign_in'));

-- Who asked for such a link, whether or not there is an account: counted exactly, by all processes.
create table sign_in_link_requests (
  id bigint generated always as identity primary key,
  mailbox text not null,
  visitor text not null,
  asked_at timestamptz not null
);
comment on column sign_in_link_requests.mailbox is 'Keyed hash of the mailbox; the address itself is not stored.';
comment on column sign_in_link_requests.visitor is 'Keyed hash of the network address it was asked from.';
create index sign_in_link_requests_by_mailbox on sign_in_link_requests (mailbox, asked_at);
create index sign_in_link_requests_by_visitor on sign_in_link_requests (visitor, asked_at);
create index sign_in_link_requests_by_age on sign_in_link_requests (asked_at);

-- What a device of a customer signs with. It is made for one host and opens the account there alone.
create table passkeys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop_users (customer_id) on delete cascade,
  rp_id text not null,
  -- As WebAuthn names it, base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often it signed, where the device counts: one that counts back was copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- What the device knows the account by: random, one for an account, and says nothing of the person.
  user_handle text not null,
  name text not null check (length(name) between 1 and 60),
  -- Kept by a service of its owner's devices, so that a new device has it too.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id);

-- Challenges are sealed and stored nowhere; one that was answered is kept until it has run out.
create table used_passkey_challenges (
  hash text primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenges_by_expiry on used_passkey_challenges (expires_at);

-- What opened it; null for those opened before this was kept.
alter table sign_ins add column opened_by text
  check (opened_by in ('password', 'provider', 'link', 'passkey'));
