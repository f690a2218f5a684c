-- Prices that came as a sheet (O-18, O-51), with what each was before: what can be taken back.
create table price_imports (
  id bigint generated always as identity primary key,
  -- `[{"code", "channel", "before", "after"}]`, cents.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  staff_name text not null,
  applied_at timestamptz not null,
  undone_at timestamptz
);
