-- What the search looks through and answers with: one row per product and site, question, page,
-- category. Rewritten when its source changes.
create table search_records (
  index_name text not null check (
    index_name in ('b2c-products', 'b2c-faqs', 'b2c-pages', 'b2c-categories')),
  object_id text not null,
  -- Empty: the same on every site.
  channel_code text not null,
  -- Id of the product, entry or category it is made from.
  source_id bigint not null,
  -- Words without accents, each with a space before and after: title; title and keywords; the rest.
  title text not null,
  head text not null,
  body text not null,
  -- {"espece": ["dog"]} and {"price": 4100}: what filters compare and facets count.
  facets jsonb not null,
  numbers jsonb not null,
  popularity integer not null,
  -- A hit as answered.
  record json not null,
  primary key (index_name, object_id, channel_code)
);

create index search_records_source on search_records (index_name, source_id);
