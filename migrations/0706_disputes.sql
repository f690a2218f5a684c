-- What a card provider says of a dispute: why, until when evidence is taken, how it stands.
create table payment_disputes (
  -- The provider's own name of it.
  id text primary key,
  attempt_hash text not null,
  order_token text not null,
  reference text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('needs_response', 'under_review', 'won', 'lost')),
  due_at timestamptz,
  first_seen timestamptz not null,
  -- When the team sent its evidence, and who; it can be sent once.
  sent_at timestamptz,
  sent_by text,
  check ((sent_at is null) = (sent_by is null))
);

create index payment_disputes_order on payment_disputes (order_token);

-- The same in the books of the built-in provider.
create table standin_disputes (
  id text primary key,
  reference text not null references standin_charges,
  amount integer not null,
  reason text not null,
  state text not null,
  due_at timestamptz not null,
  evidence jsonb,
  created_at timestamptz not null
);

create index standin_disputes_reference on standin_disputes (reference);
