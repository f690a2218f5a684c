-- A parcel that was lost, damaged or came back: what the carrier is asked for it, and what its customer got instead (O-21).
-- A second sending is an order of its own that costs nothing: it is packed, labelled, followed and recalled as any other.
alter table orders add resends bigint references orders (id) on delete set null;
create index orders_resends on orders (resends) where resends is not null;

create table parcel_claims (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  tracking_number text not null,
  kind text not null check (kind in ('lost', 'damaged', 'returned')),
  note text not null check (length(note) <= 500),
  opened_at timestamptz not null,
  opened_by text not null,
  -- What the carrier is asked for it.
  state text not null default 'none' check (state in ('none', 'filed', 'paid', 'refused')),
  reference text not null default '' check (length(reference) <= 60),
  -- What it pays, or is asked for.
  cents integer check (cents >= 0),
  -- What the customer got: null until it is decided.
  outcome text check (outcome in ('resent', 'refunded', 'arrived', 'nothing')),
  resent_as bigint references orders (id) on delete set null,
  settled_at timestamptz,
  settled_by text
);

-- One at a time of a parcel.
create unique index parcel_claims_open on parcel_claims (order_id, tracking_number) where settled_at is null;
create index parcel_claims_of_order on parcel_claims (order_id);
-- What somebody still has to see to: the customer, or the carrier.
create index parcel_claims_waiting on parcel_claims (id) where settled_at is null or state = 'filed';
