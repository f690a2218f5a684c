-- What carriers say of parcels they made a label of, from the label to their arrival. Whoever follows a parcel takes it before the
-- carrier is asked: two machines ask once.
create table followed_parcels (
  request_id bigint primary key references label_requests (id) on delete cascade,
  tracking_number text not null,
  followed_at timestamptz not null,
  -- When the carrier is asked next; null: it is asked no more.
  next_at timestamptz,
  -- When it last answered.
  answered_at timestamptz,
  -- Calls without an answer since it last answered.
  silences integer not null default 0 check (silences >= 0)
);

create index followed_parcels_next on followed_parcels (next_at, request_id) where next_at is not null;

-- An event is told again each time, and may be told after those that came later.
create table parcel_events (
  request_id bigint not null references followed_parcels (request_id) on delete cascade,
  at timestamptz not null,
  state text not null check (state in
    ('announced', 'accepted', 'moving', 'waiting', 'problem', 'delivered', 'sent_back')),
  -- In the words of the carrier.
  label text not null check (char_length(label) <= 300),
  place text check (char_length(place) <= 120),
  heard_at timestamptz not null,
  primary key (request_id, at, label)
);

-- Labels of returns that are under way already.
insert into followed_parcels (request_id, tracking_number, followed_at, next_at)
select l.request_id, l.tracking_number, l.made_at, l.made_at
from return_labels l join parcel_returns r on r.request_id = l.request_id
where r.arrived_at is null and r.cancelled_at is null;

alter table standin_carrier_troubles drop constraint standin_carrier_troubles_kind_check;
alter table standin_carrier_troubles add constraint standin_carrier_troubles_kind_check
  check (kind in ('down', 'slow', 'twice', 'address', 'unknown', 'late'));
