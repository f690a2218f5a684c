-- Links sent to an address that was given up: who still reads it can take the account back for some days. Several
-- can stand at once, so that another change does not take the first owner's link away.
create table email_returns (
  hash text primary key,
  customer_id bigint not null references shop_users (customer_id) on delete cascade,
  -- Verified when it was given up.
  email text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_returns_of_customer on email_returns (customer_id);
create index email_returns_by_expiry on email_returns (expires_at);
