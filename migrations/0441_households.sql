-- A second person on the subscriptions of a customer (N-14): who shares whose, and who was asked to.
create table household_members (
  id bigint generated always as identity primary key,
  owner_id bigint not null references customers (id) on delete cascade,
  member_id bigint not null references customers (id) on delete cascade,
  joined_at timestamptz not null,
  unique (owner_id, member_id),
  check (owner_id <> member_id)
);
create index household_members_member on household_members (member_id);

create table household_invitations (
  id bigint generated always as identity primary key,
  owner_id bigint not null references customers (id) on delete cascade,
  -- In lower case: whoever joins proves it is theirs.
  email text not null check (email = lower(email)),
  -- Of the link; the token itself stands nowhere.
  token_hash text not null unique,
  created_at timestamptz not null,
  -- The last civil day it opens.
  last_day date not null,
  unique (owner_id, email)
);
create index household_invitations_last_day on household_invitations (last_day);

-- Who of a household changed something; null once their account is erased.
alter table subscription_changes drop constraint subscription_changes_actor_check;
alter table subscription_changes add constraint subscription_changes_actor_check
  check (actor in ('customer', 'shop', 'staff', 'member'));
alter table subscription_changes add column member_id bigint references customers (id) on delete set null;
create index subscription_changes_member on subscription_changes (member_id) where member_id is not null;
