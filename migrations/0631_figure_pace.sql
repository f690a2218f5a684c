-- When figures were last derived, and when they will be again: the orders of a busy minute share one derivation.
create table figure_pace (
  single boolean primary key default true check (single),
  kept_at timestamptz not null default '-infinity',
  again_at timestamptz
);
insert into figure_pace default values;
