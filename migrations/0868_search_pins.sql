-- Products the team puts first for what shoppers type. `queries` are its expressions as the search compares them: without
-- accents, endings and words that say nothing.
create table search_pins (
  id bigint generated always as identity primary key,
  language text not null default 'fr' check (language in ('fr', 'nl')),
  typed text not null,
  queries text[] not null check (cardinality(queries) > 0),
  -- Codes of products, the first one on top.
  products text[] not null check (cardinality(products) between 1 and 20),
  is_on boolean not null default true,
  -- Its last civil day.
  ends_on date,
  changed_at timestamptz not null default now()
);
create index search_pins_queries on search_pins using gin (queries);
