-- What a person recognises a sign-in by, in the list of theirs: never the whole line a browser sends.
alter table sign_ins
  add column browser text check (length(browser) between 1 and 40),
  add column system text check (length(system) between 1 and 40),
  -- When it was opened, or last renewed.
  add column last_used_at timestamptz;

update sign_ins set last_used_at = created_at;

alter table sign_ins alter column last_used_at set not null;
