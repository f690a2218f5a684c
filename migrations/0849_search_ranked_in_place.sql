-- What is looked at to rank a record stays in its row: fetching and unpacking the words of the whole text
-- once for each word of a query was most of what a search cost. What a hit shows is stored apart as before;
-- records that were there already move with the next nightly index.
alter table search_records
  alter column words set storage main,
  alter column facets set storage main,
  alter column numbers set storage main,
  -- Of `words` those above the text: the weights A, B and C.
  add column words_above tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, labels), 'A')
    || setweight(to_tsvector('french'::regconfig, labels), 'A')
    || setweight(to_tsvector('simple'::regconfig, title), 'B')
    || setweight(to_tsvector('french'::regconfig, title), 'B')
    || setweight(to_tsvector('simple'::regconfig, head), 'C')
    || setweight(to_tsvector('french'::regconfig, head), 'C')) stored;
alter table search_records alter column words_above set storage main;

-- Each site has records of its own: those of another are passed over in the index.
drop index search_records_popularity, search_records_cheapest, search_records_dearest;
create index search_records_popularity
  on search_records (index_name, popularity desc, channel_code);
create index search_records_cheapest
  on search_records (index_name, ((numbers ->> 'price')::numeric), channel_code);
create index search_records_dearest
  on search_records (index_name, ((numbers ->> 'price')::numeric) desc nulls last, channel_code);
