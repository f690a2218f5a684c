-- What a process writes to see that the database still takes writes: one row, whoever asks.
create table readiness (
  one boolean primary key default true check (one),
  written_at timestamptz not null
);
