-- The demonstration's year of trading (decision 0496): what an event of a past day sets off, run on that day. They are not jobs of
-- the shop, whose workers live today. Empty before and after, and always in production.
create table demo_past_jobs (
  id bigint generated always as identity primary key,
  job text not null,
  data jsonb not null
);
