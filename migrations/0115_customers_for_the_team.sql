-- The team looks for customers among a million: by how an e-mail or a name begins, or by a phone.
create index customers_email_begins on customers (lower(email) text_pattern_ops);
create index customers_first_name_begins on customers
  (lower(first_name || ' ' || last_name) text_pattern_ops);
create index customers_last_name_begins on customers
  (lower(last_name || ' ' || first_name) text_pattern_ops);
create index customers_phone on customers (phone_number) where phone_number is not null;

-- What the team tells itself about a customer. The customer may ask for a copy, and to have it erased.
create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  staff_id integer not null references staff_members,
  text text not null check (text <> ''),
  created_at timestamptz not null
);

create index customer_notes_customer on customer_notes (customer_id, id);

-- Signing in is refused until the team opens it again.
alter table shop_users
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add constraint shop_users_blocked check ((blocked_at is null) = (blocked_reason is null));
