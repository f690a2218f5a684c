-- A label with which a customer sends goods back at the shop's cost: for what was damaged, faulty, wrong or called back. Who only changes
-- their mind sends at their own (L221-23), with a carrier of their own.
create table return_labels (
  request_id bigint primary key references label_requests on delete cascade,
  order_id bigint not null references orders on delete cascade,
  tracking_number text not null unique,
  -- Null until it is fetched from `url`, and once it was forgotten: an address stands on it.
  content bytea,
  url text,
  made_at timestamptz not null
);
create index return_labels_order on return_labels (order_id);

create table parcel_returns (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- What the carrier is asked for.
  request_id bigint not null references label_requests on delete cascade,
  reason text not null check (reason in ('damaged', 'faulty', 'wrong', 'recalled')),
  offered_at timestamptz not null,
  offered_by text not null,
  arrived_at timestamptz,
  cancelled_at timestamptz
);
-- One at a time of an order.
create unique index parcel_returns_open on parcel_returns (order_id) where arrived_at is null and cancelled_at is null;
create index parcel_returns_request on parcel_returns (request_id);

-- A parcel that did not leave after all has nothing to be claimed for.
alter table parcel_claims drop constraint parcel_claims_outcome_check;
alter table parcel_claims add constraint parcel_claims_outcome_check
  check (outcome in ('resent', 'refunded', 'arrived', 'nothing', 'not_sent'));
