-- What the team hides, and everything below it with it.
alter table categories
  add column hidden boolean not null default false,
  -- Neither hidden itself nor below one that is.
  add column shown boolean not null default true,
  -- Goes up with every change of the team.
  add column version integer not null default 1 check (version > 0),
  add check (parent_id <> id);
