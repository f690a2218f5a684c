-- Where systems of the merchant hear of events: each with the events it chose. That of the environment is a row
-- like the others, whose address and secret stand there.
create table webhooks (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  url text check (length(url) between 8 and 500),
  events text[] not null,
  -- Sealed with a key that is not in the database.
  secret text,
  -- The one before signs beside it until then, so that a receiver may change without a gap.
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  paused_at timestamptz,
  removed_at timestamptz,
  check ((url is null) = (secret is null)),
  check ((previous_secret is null) = (previous_until is null))
);

create unique index webhooks_of_environment on webhooks ((url is null)) where url is null;

-- A message is one receiver's: what waits for one holds back nobody else.
insert into webhooks (name, events, created_at)
select 'Environnement',
  '{order.placed,order.parcels_sent,order.shipped,order.delivered,order.cancelled,invoice.issued,refund.done}', now()
where exists (select from outgoing_messages);

alter table outgoing_messages
  add column webhook_id integer references webhooks,
  -- What messages of keep their order for: `order:12`, `subscription:AB-1`.
  add column subject text,
  add column happened_at timestamptz not null default now(),
  alter column order_id drop not null;

update outgoing_messages set webhook_id = (select id from webhooks), subject = 'order:' || order_id;

alter table outgoing_messages
  alter column webhook_id set not null,
  alter column subject set not null;

drop index outgoing_messages_waiting;
create index outgoing_messages_waiting on outgoing_messages (webhook_id, subject, id)
  where sent_at is null and given_up_at is null;
create index outgoing_messages_of_webhook on outgoing_messages (webhook_id, id);
create index outgoing_messages_order on outgoing_messages (order_id) where order_id is not null;

-- Each try, as its receiver answered it.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  message_id bigint not null references outgoing_messages on delete cascade,
  at timestamptz not null,
  -- Null: it did not answer.
  status integer,
  milliseconds integer not null check (milliseconds >= 0),
  -- The beginning of what it answered.
  answer text,
  problem text
);

create index webhook_attempts_message on webhook_attempts (message_id, id);
