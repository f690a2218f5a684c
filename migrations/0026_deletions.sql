-- A customer who asked to be forgotten; the link sent to them does it, or drops the wish.
create table deletion_requests (
  -- SHA-256 of the token in the link.
  hash text primary key,
  customer_id bigint not null unique references customers (id) on delete cascade,
  reason text check (length(reason) <= 500),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index deletion_requests_by_expiry on deletion_requests (expires_at);

-- Proof that it was done. The customer's row stays, emptied, for the orders that name it.
create table erasures (
  customer_id bigint primary key references customers (id) on delete cascade,
  erased_at timestamptz not null,
  -- One of the reasons our page offers; free words could name the person.
  reason text check (length(reason) <= 40)
);

-- Erasing a person looks their traces up by who they are.
create index reviews_of_customer on reviews (customer_id) where customer_id is not null;
create index reviews_of_email on reviews (lower(email)) where email is not null;
create index contact_requests_email on contact_requests (lower(email));
create index mails_recipient on mails (lower(recipient));
create index promotion_uses_person on promotion_uses (customer_id);
create index promotion_uses_address on promotion_uses (email) where email is not null;
