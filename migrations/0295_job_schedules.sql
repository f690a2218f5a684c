-- When each job with a schedule runs next, by the shop's own clock: what fell due while no process
-- ran is run once when one does, and a clock that is moved takes its jobs along (S-29).
create table job_schedules (
  name text primary key,
  -- The cron expression the moment was reckoned from.
  schedule text not null,
  due_at timestamptz not null
);
create index job_schedules_due on job_schedules (due_at);
