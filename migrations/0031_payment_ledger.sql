-- The double-entry ledger of payments: what moved, once, never changed. Sales stand on invoices;
-- here an order's receivable is paid down by what came in, and refunds are counted on their own.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What makes it one entry however often it is told: `capture:{attempt}`, `refund:{refund}`…
  key text not null unique,
  kind text not null check (kind in ('capture', 'receipt', 'refund', 'fee', 'dispute')),
  order_token text not null,
  -- The provider's name of the charge, or that of the bank for what came by itself.
  reference text not null,
  happened_at timestamptz not null
);

create index ledger_entries_order on ledger_entries (order_token);
create index ledger_entries_reference on ledger_entries (reference);

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  account text not null check (account in
    ('receivable', 'clearing.sandbox', 'clearing.stripe', 'bank', 'refunds', 'fees', 'disputes')),
  -- Cents; debit above zero, credit below.
  amount integer not null check (amount <> 0),
  primary key (entry_id, account)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: write an entry that says the opposite';
end $$;

create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_lines_stay before update or delete on ledger_lines
  for each row execute function refuse_ledger_change();

-- Told at the end of the transaction: an entry has lines, and they come to nothing.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  balance bigint;
begin
  select sum(amount) into balance from ledger_lines where entry_id = new.id;
  if balance is distinct from 0 then
    raise exception 'ledger entry % does not balance: %', new.key, coalesce(balance::text, 'no line');
  end if;
  return null;
end $$;

create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

-- A line written later than its entry would slip past the check above.
create function check_ledger_line() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id;
  end if;
  return null;
end $$;

create constraint trigger ledger_lines_balance after insert on ledger_lines
  deferrable initially deferred for each row execute function check_ledger_line();

-- What the three-way match found: provider, ledger and orders do not say the same. A finding that is
-- not found again has healed; somebody may also close it with a note.
create table payment_findings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('orphan_charge', 'provider_differs', 'order_differs', 'held_too_long', 'orphan_event',
     'overpaid', 'underpaid', 'paid_after_cancel', 'dispute')),
  -- A charge, an order or a message, by its own name.
  subject text not null,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  state text not null default 'open' check (state in ('open', 'healed', 'closed')),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  closed_at timestamptz,
  note text,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'closed') = (note is not null))
);

create unique index payment_findings_one_open on payment_findings (kind, subject)
  where state = 'open';

-- Cheques and transfers that arrived, as the bank names them: each is counted once.
create table payment_receipts (
  id bigint generated always as identity primary key,
  order_token text not null,
  method_code text not null check (method_code in ('cheque', 'bank_transfer')),
  reference text not null check (length(reference) between 1 and 100),
  amount integer not null check (amount > 0),
  received_at timestamptz not null,
  unique (method_code, reference)
);

create index payment_receipts_order on payment_receipts (order_token);

-- The stand-in: what a cardholder's bank took back.
alter table standin_charges
  add column disputed integer not null default 0 check (disputed between 0 and amount);

-- What moved before there was a ledger.
create temporary table moved on commit drop as
  select 'capture:' || a.hash as key, 'capture' as kind, a.order_token, a.provider_reference as reference,
         a.updated_at as happened_at, 'clearing.' || a.provider as debit, 'receivable' as credit, a.amount
  from payment_attempts a left join orders o on o.token = a.order_token
  where a.state = 'captured' or (a.state = 'voided' and o.payment_state = 'refunded')
  union all
  select 'refund:' || a.hash || ':void', 'refund', a.order_token, a.provider_reference, a.updated_at,
         'refunds', 'clearing.' || a.provider, a.amount
  from payment_attempts a join orders o on o.token = a.order_token
  where a.state = 'voided' and o.payment_state = 'refunded'
  union all
  select 'receipt:' || p.transaction_id, 'receipt', o.token, p.transaction_id, p.updated_at, 'bank',
         'receivable', p.amount
  from payments p join orders o on o.id = p.order_id
  where p.method_code in ('cheque', 'bank_transfer') and p.transaction_id is not null;

-- The table of refunds has a later number: on a fresh database there is none yet, and nothing to copy.
do $$ begin
  if to_regclass('refunds') is null then return; end if;
  execute $copy$ insert into moved
    select 'refund:' || r.id, 'refund', o.token, r.transaction_id, r.done_at, 'refunds',
           coalesce('clearing.' || a.provider, 'bank'), r.amount
    from refunds r join orders o on o.id = r.order_id
    left join payment_attempts a on a.provider_reference = r.transaction_id
    where r.state = 'done' $copy$;
end $$;

insert into ledger_entries (key, kind, order_token, reference, happened_at)
  select key, kind, order_token, reference, happened_at from moved;
insert into ledger_lines (entry_id, account, amount)
  select e.id, m.debit, m.amount from moved m join ledger_entries e using (key)
  union all
  select e.id, m.credit, -m.amount from moved m join ledger_entries e using (key);
insert into payment_receipts (order_token, method_code, reference, amount, received_at)
  select o.token, p.method_code, p.transaction_id, p.amount, p.updated_at
  from payments p join orders o on o.id = p.order_id
  where p.method_code in ('cheque', 'bank_transfer') and p.transaction_id is not null;
