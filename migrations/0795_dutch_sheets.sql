-- Texts and labels of products come in Dutch by sheet too.
alter table sheet_imports drop constraint sheet_imports_kind_check;
alter table sheet_imports add constraint sheet_imports_kind_check check (
  kind in ('products', 'dutch', 'formats', 'prices', 'categories', 'stock', 'redirects', 'people', 'cards'));
