-- A list of the back office as somebody likes it: what narrows it, its sort and its columns, as its address says them.
create table saved_views (
  id integer generated always as identity primary key,
  staff_id integer not null references staff_members,
  -- The list, by its name: `orders`.
  list text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  -- The whole team sees it; whoever made it and the direction may change it.
  is_shared boolean not null,
  created_at timestamptz not null,
  unique (staff_id, list, name)
);

create index saved_views_shared on saved_views (list) where is_shared;
