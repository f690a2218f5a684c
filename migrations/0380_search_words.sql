-- Slips are looked for among words that share letters; every PostgreSQL brings this extension along,
-- and whoever may create in the database may switch it on.
create extension if not exists pg_trgm;

-- What a record is (its kind, species, protein, needs) apart from what its title and its text say.
alter table search_records add column labels text not null default '';
update search_records r set labels = coalesce((
  select ' ' || string_agg(trim(regexp_replace(regexp_replace(
    replace(normalize(lower(v.value), NFD), 'œ', 'oe'), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', ' ', 'g')), ' ') || ' '
  from jsonb_each(r.facets) f cross join lateral jsonb_array_elements_text(f.value) v
  where f.key like 'labels.%'), '');

-- Words as they are written and, for those of French, their stems. A what it is, B its title,
-- C what else stands above its text, D the text, of which stems are enough.
alter table search_records add column words tsvector not null generated always as (
  setweight(to_tsvector('simple'::regconfig, labels), 'A')
  || setweight(to_tsvector('french'::regconfig, labels), 'A')
  || setweight(to_tsvector('simple'::regconfig, title), 'B')
  || setweight(to_tsvector('french'::regconfig, title), 'B')
  || setweight(to_tsvector('simple'::regconfig, head), 'C')
  || setweight(to_tsvector('french'::regconfig, head), 'C')
  || setweight(to_tsvector('french'::regconfig, body), 'D')) stored;

-- Written through at once: a list of what is not yet in order would be read by every search.
create index search_records_words on search_records using gin (words) with (fastupdate = off);
-- What everybody asks for is met soon when the most wanted come first.
create index search_records_popularity on search_records (index_name, popularity desc);

-- The words a mistyped one may have been meant to be: those above the texts, and those of synonyms
-- under an index without a name.
create table search_terms (
  index_name text not null,
  word text collate "C" not null,
  initial text not null generated always as (left(word, 1)) stored,
  size integer not null generated always as (length(word)) stored,
  primary key (index_name, word)
);
create index search_terms_alike on search_terms (index_name, initial, size);
create index search_terms_letters on search_terms using gin (word gin_trgm_ops) with (fastupdate = off);

insert into search_terms (index_name, word)
select distinct r.index_name, t.word from search_records r
cross join lateral unnest(string_to_array(btrim(r.head), ' ')) t (word)
where t.word <> '';
