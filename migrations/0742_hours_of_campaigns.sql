-- The hour of its first day a campaign begins at, and that of its last day it ends at, in Paris; null: the whole day.
alter table campaigns
  add column starts_at time,
  add column ends_at time,
  add check (starts_at is null or starts_on is not null),
  add check (ends_at is null or ends_on is not null);
