-- What the team composes itself beside the five roles of the house: a name and what it permits.
create table staff_roles (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  permissions text[] not null check (cardinality(permissions) > 0),
  -- Cents somebody of this role may give away in a day; for more a second colleague is needed.
  goodwill integer not null default 0 check (goodwill between 0 and 1000000),
  created_at timestamptz not null,
  -- Nobody has it any more, and nobody is given it.
  retired_at timestamptz
);

create unique index staff_roles_name on staff_roles (lower(name)) where retired_at is null;

-- A composed role is one of those; a machine works under a name of its own, so that whatever it does
-- stands in the audit log, the notes and the orders under that name.
alter table staff_members drop constraint staff_members_role_check;
alter table staff_members
  add column role_id integer references staff_roles,
  add constraint staff_members_role_check check (role in
    ('direction', 'support', 'logistics', 'merchandising', 'accounting', 'composed', 'machine')),
  add constraint staff_members_composed check ((role = 'composed') = (role_id is not null));

create index staff_members_role_id on staff_members (role_id) where role_id is not null;

-- Keys of the admin API. Of a key its hash alone is kept.
create table api_keys (
  staff_id integer primary key references staff_members,
  hash text not null unique,
  -- Its last signs, by which somebody who holds it tells it from another.
  hint text not null check (length(hint) = 4),
  permissions text[] not null check (cardinality(permissions) > 0),
  -- What the key may do never exceeds what they may do now, and it ends with their access.
  made_by integer not null references staff_members,
  expires_at timestamptz not null,
  last_used_at timestamptz
);

create index api_keys_made_by on api_keys (made_by);
