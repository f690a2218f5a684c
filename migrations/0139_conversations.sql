-- What the team answers to a message, each answer one mail; a message goes with its answers.
create table contact_replies (
  id bigint generated always as identity primary key,
  request_id bigint not null references contact_requests on delete cascade,
  -- The name of whoever wrote it, as the mail is signed.
  written_by text not null check (written_by <> ''),
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null
);

create index contact_replies_request on contact_replies (request_id, id);

-- A message waits for the team, then for its writer from the day on that is here, until it is closed
-- (`answered_at`).
alter table contact_requests
  add column waiting_since timestamptz,
  add column assigned_to integer references staff_members;

create index contact_requests_assigned on contact_requests (assigned_to)
  where answered_at is null and assigned_to is not null;

-- Answers the team keeps at hand; `{prénom}` and `{commande}` are filled in when one is taken.
create table contact_templates (
  id integer generated always as identity primary key,
  title text not null unique check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 5000)
);

-- Where a reader's answer goes, and the key of the mail that is answered.
alter table mails
  add column reply_to text,
  add column in_reply_to text;
