-- What a version says, as an edit would say it, so that it can be taken up again; versions of before have their facts alone.
alter table product_versions add column content jsonb;
alter table category_versions add column content jsonb;

-- An edit prepared for a later moment. It is applied only to what it was prepared on: `content_before` are the parts it
-- changes, as they will stand then.
create table scheduled_edits (
  id bigint generated always as identity primary key,
  product_id bigint references products on delete cascade,
  category_id bigint references categories on delete cascade,
  apply_at timestamptz not null,
  content_before jsonb not null,
  content_after jsonb not null,
  -- The same in words, by the names of the facts of versions.
  facts_before jsonb not null,
  facts_after jsonb not null,
  staff_name text not null,
  made_at timestamptz not null,
  outcome text check (outcome in ('applied', 'outdated', 'refused')),
  settled_at timestamptz,
  -- What refused it, in the words its author would have read.
  problem text,
  check (num_nonnulls(product_id, category_id) = 1),
  check ((outcome is null) = (settled_at is null))
);
create index scheduled_edits_due on scheduled_edits (apply_at, id) where outcome is null;
create index scheduled_edits_product on scheduled_edits (product_id);
create index scheduled_edits_category on scheduled_edits (category_id);
