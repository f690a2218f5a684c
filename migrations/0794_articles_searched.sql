-- Articles are found by the search of the shop, in an index of their own; the nightly rebuild fills it where there are some.
alter table search_records drop constraint search_records_index_name_check;
alter table search_records add constraint search_records_index_name_check check (
  index_name ~ '^b2c-(products|faqs|pages|articles|categories)(@nl)?$');
