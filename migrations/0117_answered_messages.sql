-- Messages the team has answered, or that need no answer, leave its list of open ones.
alter table contact_requests
  add column answered_at timestamptz,
  -- The name of whoever said so.
  add column answered_by text,
  add constraint contact_requests_answered check ((answered_at is null) = (answered_by is null));

create index contact_requests_open on contact_requests (id) where answered_at is null;
