-- Categories go out and come in as a sheet like the others.
alter table sheet_imports drop constraint sheet_imports_kind_check;
alter table sheet_imports add constraint sheet_imports_kind_check
  check (kind in ('products', 'formats', 'prices', 'categories', 'stock', 'redirects'));
