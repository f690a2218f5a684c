-- Customers with their subscriptions, and the cards they pay with, come in from another shop as sheets.
alter table sheet_imports drop constraint sheet_imports_kind_check;
alter table sheet_imports add constraint sheet_imports_kind_check
  check (kind in ('products', 'formats', 'prices', 'categories', 'stock', 'redirects', 'people', 'cards'));

-- A subscription that was begun elsewhere has no order here that it was made from.
alter table subscriptions alter column created_from drop not null;
