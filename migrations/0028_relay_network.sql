-- What somebody trying the shop made go wrong in the built-in relay network: `down`, `slow`,
-- `closed` or `holiday` with the point it concerns.
create table standin_relay_troubles (
  kind text not null check (kind in ('down', 'slow', 'closed', 'holiday')),
  -- `FR-100016`; empty when the whole network is meant.
  point text not null default '' check (point ~ '^([A-Z]{2}-[0-9]{6})?$'),
  primary key (kind, point),
  check ((kind in ('down', 'slow')) = (point = ''))
);
