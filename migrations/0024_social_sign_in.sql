-- Somebody who signs in through an identity provider may have no password.
alter table shop_users
  alter column password_hash drop not null,
  alter column password_set_at drop not null,
  add constraint shop_users_password check ((password_hash is null) = (password_set_at is null));

-- An account somewhere else that opens an account here. The subject is the provider's own name for
-- its person: e-mails change owners, subjects do not.
create table social_identities (
  provider text not null check (provider ~ '^[a-z0-9-]{1,32}$'),
  subject text not null check (length(subject) between 1 and 255),
  customer_id bigint not null references shop_users (customer_id) on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);

create index social_identities_of_customer on social_identities (customer_id);

-- A state that came back once does not come back again.
create table used_social_states (
  hash text primary key,
  expires_at timestamptz not null
);

create index used_social_states_by_expiry on used_social_states (expires_at);

-- What a provider said about who came back from it, until that person signs in here.
create table federated_tokens (
  hash text primary key,
  provider text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  first_name text,
  last_name text,
  -- SHA-256 of what only the browser that began knows; null for clients that gave none.
  challenge text,
  expires_at timestamptz not null
);

create index federated_tokens_by_expiry on federated_tokens (expires_at);

-- What the built-in identity provider remembers: its sessions, codes and grants.
create table standin_identity_entries (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (model, id)
);

create index standin_identity_entries_of_grant on standin_identity_entries (grant_id);
create index standin_identity_entries_by_uid on standin_identity_entries (uid);
