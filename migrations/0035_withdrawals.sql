-- Declarations of withdrawal, as they were made: everybody may make one, without an account (WDR-03).
create table withdrawals (
  id bigint generated always as identity primary key,
  -- Quoted in the receipt.
  reference text not null unique,
  -- As typed; nobody is told whether they belong together.
  order_number text not null check (length(order_number) between 1 and 20),
  name text not null check (length(name) between 1 and 255),
  email text not null check (length(email) between 3 and 255),
  items text check (length(items) between 1 and 2000),
  -- The order when number and e-mail agree.
  order_id bigint references orders (id),
  standing text not null check (standing in ('in_time', 'late', 'unmatched')),
  -- Day by which the money is to be back (WDR-04).
  refund_by date,
  declared_at timestamptz not null,
  check ((standing = 'unmatched') = (order_id is null)),
  check ((standing = 'in_time') = (refund_by is not null))
);

create index withdrawals_order on withdrawals (order_id);
create index withdrawals_email on withdrawals (lower(email));
create index withdrawals_number on withdrawals (order_number, declared_at);
