-- The second factor of somebody of the team: codes of an application (RFC 6238).
create table staff_second_factors (
  staff_id integer primary key references staff_members,
  -- Sealed with a key that is not in the database.
  secret text not null,
  -- Null until a first code proved that the application has it.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: a code opens once.
  last_step bigint not null default 0
);

-- For whoever lost the telephone: each works once. Only hashes are kept.
create table staff_recovery_codes (
  hash text primary key,
  staff_id integer not null references staff_members
);

create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);

-- The password was right, the code has not come: such a sign-in opens nothing yet.
alter table staff_sessions add column awaits_code boolean not null default false;
