-- Settings the team decides itself (O-16): what holds is the environment's value, else the latest line whose day has come.
-- Lines are never changed; one that waits for its day may be taken back.
create table setting_changes (
  id bigint generated always as identity primary key,
  name text not null,
  -- As the environment would write it; null: what the environment says.
  value text,
  -- First civil day it holds.
  applies_on date not null,
  staff_id integer not null references staff_members (id),
  decided_at timestamptz not null,
  withdrawn_at timestamptz
);
create index setting_changes_name on setting_changes (name, applies_on desc, id desc);
