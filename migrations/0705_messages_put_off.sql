-- A message nobody has to look at before a day; what its writer adds brings it back at once.
alter table contact_requests
  add column put_off_until date,
  add constraint put_off_while_open check (put_off_until is null or answered_at is null);
