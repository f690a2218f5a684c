-- Credit and vouchers that wait for a second colleague (O-23): above a ceiling that is a setting, or above what whoever
-- offers them may still give that day.
create table gift_requests (
  id bigint generated always as identity primary key,
  -- Credit of an account; null: a voucher that is mailed.
  customer_id bigint references customers (id),
  email text,
  amount integer not null check (amount > 0),
  -- Whoever gets it reads it.
  reason text not null check (length(reason) between 1 and 500),
  expires_on date,
  requested_by integer not null references staff_members (id),
  requested_at timestamptz not null,
  decided_by integer references staff_members (id),
  decided_at timestamptz,
  outcome text check (outcome in ('given', 'refused')),
  -- A voucher has somebody it goes to, and an end.
  check (customer_id is not null or (expires_on is not null and (email is not null or outcome is not null))),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check (decided_by <> requested_by or outcome = 'refused')
);
create index gift_requests_waiting on gift_requests (requested_at) where outcome is null;
create index gift_requests_customer on gift_requests (customer_id) where customer_id is not null;
create index gift_requests_email on gift_requests (email) where email is not null;
create index credit_lots_given on credit_lots (given_at);
create index vouchers_issued on vouchers (issued_at);
