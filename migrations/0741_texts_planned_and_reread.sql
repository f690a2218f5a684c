-- Texts that go on the pages, or leave them, at a moment to come; and texts a second person reads first.
alter table content_versions
  -- Whoever saved it, to tell a second person from the first; null: the command line, or before this.
  add column saved_by_staff bigint references staff_members;

alter table entries
  -- When a version goes on the pages, and which.
  add column publish_at timestamptz,
  add column publish_number integer,
  -- When the text leaves them.
  add column withdraw_at timestamptz,
  add constraint entries_planned_version check ((publish_at is null) = (publish_number is null)),
  add constraint entries_planned_order check (publish_at < withdraw_at),
  add constraint entries_planned_text foreign key (id, publish_number)
    references content_versions (entry_id, number);
create index entries_due on entries (least(publish_at, withdraw_at))
  where publish_at is not null or withdraw_at is not null;

-- Kept for good: who wanted a text reread, and what was answered.
create table content_reviews (
  id bigint generated always as identity primary key,
  entry_id bigint not null references entries on delete cascade,
  -- The version it is about: the newest while nobody has answered.
  number integer not null,
  requested_by bigint not null references staff_members,
  requested_at timestamptz not null,
  decided_by bigint references staff_members,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'returned', 'taken_back')),
  comment text check (char_length(comment) between 1 and 2000),
  foreign key (entry_id, number) references content_versions (entry_id, number),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  -- Nobody gets a text back without a word.
  check (outcome is distinct from 'returned' or comment is not null)
);
create unique index content_reviews_open on content_reviews (entry_id) where decided_at is null;
create index content_reviews_of_entry on content_reviews (entry_id, id);
