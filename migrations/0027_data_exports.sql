-- A copy of everything the shop knows of a customer, made for them to take away (PRV-07).
create table data_exports (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'ready', 'expired')),
  requested_at timestamptz not null,
  -- The archive may be fetched until then.
  expires_at timestamptz,
  -- A zip. Here and not in a file: any process may make it, and any may hand it out.
  archive bytea,
  check ((state = 'ready') = (archive is not null)),
  check ((state = 'ready') <= (expires_at is not null))
);

-- One at a time.
create unique index data_exports_one_pending on data_exports (customer_id) where state = 'pending';
create index data_exports_of_customer on data_exports (customer_id, id desc);
create index data_exports_to_forget on data_exports (expires_at) where state = 'ready';
