-- What the content team wrote, each time it saved: the texts as they are typed (Markdown), while
-- `entries.document` holds what pages read. Never changed but for when it was published.
create table content_versions (
  entry_id bigint not null references entries on delete cascade,
  number integer not null check (number > 0),
  source json not null,
  saved_at timestamptz not null,
  -- Name of whoever saved it; null: the command line.
  saved_by text,
  -- When it was last put on the pages.
  published_at timestamptz,
  primary key (entry_id, number)
);

alter table entries
  -- Number of the newest version.
  add column version integer not null default 1 check (version > 0),
  -- The one pages show; null: none.
  add column published_version integer;

update entries set published_version = 1 where published_at is not null;

-- Texts that stood before: their HTML is Markdown as well.
insert into content_versions (entry_id, number, source, saved_at, published_at)
select id, 1,
  (document::jsonb - array['createdAt', 'updatedAt', 'publishedAt', 'locale'])::json,
  updated_at, published_at
from entries;
