-- What is searched in Dutch stands beside the French records, in indexes of its own name (`b2c-products@nl`),
-- with the stems of Dutch.
alter table search_records drop constraint search_records_index_name_check;
alter table search_records add constraint search_records_index_name_check check (
  index_name ~ '^b2c-(products|faqs|pages|categories)(@nl)?$');

alter table search_records drop column words;
alter table search_records add column words tsvector not null generated always as (
  case when index_name like '%@nl' then
    setweight(to_tsvector('simple'::regconfig, labels), 'A')
    || setweight(to_tsvector('dutch'::regconfig, labels), 'A')
    || setweight(to_tsvector('simple'::regconfig, title), 'B')
    || setweight(to_tsvector('dutch'::regconfig, title), 'B')
    || setweight(to_tsvector('simple'::regconfig, head), 'C')
    || setweight(to_tsvector('dutch'::regconfig, head), 'C')
    || setweight(to_tsvector('dutch'::regconfig, body), 'D')
  else
    setweight(to_tsvector('simple'::regconfig, labels), 'A')
    || setweight(to_tsvector('french'::regconfig, labels), 'A')
    || setweight(to_tsvector('simple'::regconfig, title), 'B')
    || setweight(to_tsvector('french'::regconfig, title), 'B')
    || setweight(to_tsvector('simple'::regconfig, head), 'C')
    || setweight(to_tsvector('french'::regconfig, head), 'C')
    || setweight(to_tsvector('french'::regconfig, body), 'D')
  end) stored;
create index search_records_words on search_records using gin (words) with (fastupdate = off);

-- « allergie » is a word of both languages, and means shelves of other names in each.
alter table search_synonyms add column language text not null default 'fr' check (language in ('fr', 'nl'));
