-- Articles and guides: texts of their own kind, with an author, a picture, animals and products.
alter table entries drop constraint entries_type_check;
alter table entries add constraint entries_type_check check (
  type in ('page', 'landing', 'article', 'faq', 'faq-tag', 'shop', 'header', 'footer', 'home'));
