-- Two conversations of one person become one: what is merged keeps its rows and is shown within the one that is kept,
-- until somebody separates them again. It waits for nobody meanwhile.
alter table contact_requests
  add column merged_into bigint references contact_requests on delete set null,
  add constraint merged_into_another check (merged_into <> id),
  add constraint merged_while_closed check (merged_into is null or answered_at is not null);

create index contact_requests_merged on contact_requests (merged_into) where merged_into is not null;
