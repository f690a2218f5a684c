-- Part of a refund that is bound to no unit: a gesture (PAY-09).
alter table refunds add column goodwill integer not null default 0 check (goodwill >= 0);

-- What came by cheque or transfer beyond what was due, and was sent back by the team.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('capture', 'receipt', 'return', 'refund', 'fee', 'dispute'));

create table payment_returns (
  id bigint generated always as identity primary key,
  order_token text not null,
  -- As the bank names it: counted once.
  reference text not null unique check (length(reference) between 1 and 100),
  amount integer not null check (amount > 0),
  sent_at timestamptz not null
);

create index payment_returns_order on payment_returns (order_token);
