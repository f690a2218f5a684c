-- What a category said after each change of the team, in words, so that whoever edits an older one
-- sees what changed meanwhile, as for products.
create table category_versions (
  category_id bigint not null references categories on delete cascade,
  version integer not null,
  facts jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (category_id, version)
);
