create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  name text primary key,
  value text not null
);

create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index mails_unsent on mails (id) where sent_at is null;
