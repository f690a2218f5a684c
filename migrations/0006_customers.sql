-- One person who has an account. How they prove who they are is the identity module's.
create table customers (
  id bigint generated always as identity primary key,
  -- As typed; two spellings of one address are one account.
  email text not null check (length(email) between 3 and 255),
  -- When its owner opened the link we sent there; a changed address is unproven again.
  email_verified_at timestamptz,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  phone_number text check (phone_number ~ '^\+[0-9]{6,15}$'),
  gender text not null check (gender in ('m', 'f', 'u')),
  birthday date,
  subscribed_to_newsletter boolean not null,
  -- The site they registered on: mails link there.
  channel text not null references channels (code),
  has_ordered boolean not null default false,
  is_subscriber boolean not null default false,
  default_address_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index customers_email on customers (lower(email));

create table customer_addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  alias text check (length(alias) <= 255),
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  company text check (length(company) <= 255),
  country_code text not null check (country_code in ('FR', 'BE', 'LU')),
  province_code text check (length(province_code) <= 255),
  province_name text check (length(province_name) <= 255),
  street text not null check (length(street) between 1 and 38),
  street2 text check (length(street2) <= 38),
  postcode text not null check (postcode ~ '^[0-9]{4,5}$'),
  city text not null check (length(city) between 2 and 33),
  phone_number text check (phone_number ~ '^\+[0-9]{6,15}$'),
  phone_number2 text check (phone_number2 ~ '^\+[0-9]{6,15}$'),
  delivery_instructions text check (length(delivery_instructions) <= 255),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Also the index of a customer's address book.
  unique (customer_id, id)
);

-- The favourite is one of the customer's own addresses, and none when that one is deleted.
alter table customers
  add constraint customers_default_address
  foreign key (id, default_address_id) references customer_addresses (customer_id, id)
  on delete set null (default_address_id);
