-- Rules over customers, their animals, orders and subscriptions, by a name (O-32): whom a list, an issue of the newsletter or a promotion means.
create table segments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  name text not null,
  rules jsonb not null,
  written_by text not null,
  updated_at timestamptz not null
);
create unique index segments_name on segments (lower(name));

alter table newsletter_issues
  add column segment_id bigint references segments (id) on delete set null,
  drop constraint newsletter_issues_audience_check,
  add constraint newsletter_issues_audience_check
    check (audience in ('all', 'subscribers', 'buyers', 'newcomers', 'segment'));
create index newsletter_issues_of_segment on newsletter_issues (segment_id) where segment_id is not null;
