-- What a receiver of the merchant is told of orders (REL-65): once each, in order for each order.
create table outgoing_messages (
  id bigint generated always as identity primary key,
  event text not null,
  order_id bigint not null references orders (id),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- As it was first sent, and is sent from then on.
  body text,
  attempts integer not null default 0 check (attempts >= 0),
  -- Null: at once. While it is being sent, when it is taken for lost.
  next_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  check (sent_at is null or given_up_at is null)
);

create index outgoing_messages_waiting on outgoing_messages (order_id, id)
  where sent_at is null and given_up_at is null;
create index outgoing_messages_sent on outgoing_messages (sent_at) where sent_at is not null;
