-- A link in the mailbox of somebody of the team, to choose a password: it works once, and a newer
-- one replaces the older.
create table staff_links (
  hash text primary key,
  staff_id integer not null unique references staff_members,
  expires_at timestamptz not null
);

-- What somebody recognises a sign-in of theirs by, in the list of them.
alter table staff_sessions
  add column id integer generated always as identity unique,
  add column browser text check (length(browser) between 1 and 40),
  add column system text check (length(system) between 1 and 40);
