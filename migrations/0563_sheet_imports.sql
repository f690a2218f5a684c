-- Sheets of products, formats, stock and redirections that were applied (O-18, O-29), with what each line was before: what
-- can be taken back. Sheets of prices stand in `price_imports`.
create table sheet_imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('products', 'formats', 'stock', 'redirects')),
  -- `[{"key", "before": {column: text}, "after": {column: text}}]`; null before: it was not there, null after: it is gone.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  staff_name text not null,
  applied_at timestamptz not null,
  undone_at timestamptz
);
