-- Who of the team gave a gesture: each has a ceiling for a day, above it a second colleague asks the same.
alter table refunds add column asked_by bigint references staff_members (id);
create index refunds_asked on refunds (asked_by, requested_at) where asked_by is not null;

create table goodwill_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- Cents.
  amount integer not null check (amount > 0),
  asked_by bigint not null references staff_members (id),
  asked_at timestamptz not null,
  unique (order_id, amount, asked_by)
);
