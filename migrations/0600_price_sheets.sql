-- Sheets of prices stand with the others; those that were applied are taken along, each line in the words of its sheet.
alter table sheet_imports drop constraint sheet_imports_kind_check;

insert into sheet_imports (kind, lines, staff_name, applied_at, undone_at)
select 'prices',
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'key', line ->> 'code' || ' ' || (line ->> 'channel'),
      'before', jsonb_build_object('prix', replace(((line ->> 'before')::integer / 100.0)::numeric(12, 2)::text, '.', ',')),
      'after', jsonb_build_object('prix', replace(((line ->> 'after')::integer / 100.0)::numeric(12, 2)::text, '.', ','))) order by nr)
    from jsonb_array_elements(lines) with ordinality as l (line, nr)), '[]'::jsonb),
  staff_name, applied_at, undone_at
from price_imports
order by id;

drop table price_imports;

alter table sheet_imports add constraint sheet_imports_kind_check
  check (kind in ('products', 'formats', 'prices', 'stock', 'redirects'));
