-- The general ledger by the French chart of accounts (O-15): sales, VAT, customers, providers, bank. Each entry is
-- derived from what it says happened (a document, a movement of the ledger of payments, a payout) and written in the
-- same transaction; docs/books.md explains it account by account.

-- What a provider of payments sent to the bank, as the bank names it.
create table payouts (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  reference text not null unique check (length(reference) between 1 and 100),
  -- Cents that reached the bank, fees already kept.
  amount bigint not null check (amount > 0),
  arrived_on date not null,
  recorded_at timestamptz not null
);

create table book_entries (
  id bigint generated always as identity primary key,
  -- What it is derived from, once: `invoice:FA-FR-2026-000001`, `payment:capture:…`, `payout:…`, `opening:2027`.
  key text not null unique,
  -- Sales, providers of payments, bank, opening balances.
  journal text not null check (journal in ('VE', 'PS', 'BQ', 'AN')),
  -- The civil day it is booked on: that of what happened, or the first day that is open.
  entry_on date not null,
  piece text not null check (piece <> ''),
  piece_on date not null,
  -- A code of `labels` in the words of the books.
  label text not null check (label <> ''),
  order_token text,
  written_at timestamptz not null
);

create index book_entries_day on book_entries (entry_on, id);
create index book_entries_order on book_entries (order_token) where order_token is not null;

create table book_lines (
  entry_id bigint not null references book_entries,
  account text not null check (account ~ '^[1-7][0-9]{2}[0-9A-Z]{0,12}$'),
  -- Cents; debit above zero, credit below.
  amount bigint not null check (amount <> 0),
  primary key (entry_id, account)
);

create index book_lines_account on book_lines (account, entry_id);

-- The number of an entry once it is validated: without a gap by journal and year, in the order of their days.
create table book_numbers (
  entry_id bigint primary key references book_entries,
  journal text not null,
  year integer not null,
  ordinal integer not null check (ordinal > 0),
  validated_on date not null,
  unique (journal, year, ordinal)
);

-- Months whose books are closed: nothing is booked in them any more. Each follows the one before.
create table book_closings (
  month date primary key check (extract(day from month) = 1),
  entries integer not null check (entries >= 0),
  debit bigint not null check (debit >= 0),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null
);

create trigger payouts_frozen before update or delete on payouts
  for each row execute function refuse_change();
create trigger book_entries_frozen before update or delete on book_entries
  for each row execute function refuse_change();
create trigger book_lines_frozen before update or delete on book_lines
  for each row execute function refuse_change();
create trigger book_numbers_frozen before update or delete on book_numbers
  for each row execute function refuse_change();
create trigger book_closings_frozen before update or delete on book_closings
  for each row execute function refuse_change();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from book_closings where month >= date_trunc('month', new.entry_on)::date) then
    raise exception 'the books of % are closed', to_char(new.entry_on, 'YYYY-MM')
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger book_entries_after_closing before insert on book_entries
  for each row execute function refuse_closed_month();

-- At the end of the transaction: an entry has lines, they come to nothing, and none was added to a closed month.
create function check_book_balance() returns trigger language plpgsql as $$
declare
  entry bigint := coalesce((to_jsonb(new) ->> 'entry_id')::bigint, (to_jsonb(new) ->> 'id')::bigint);
  balance bigint;
begin
  select sum(amount) into balance from book_lines where entry_id = entry;
  if balance is distinct from 0 then
    raise exception 'book entry % does not balance: %', entry, coalesce(balance::text, 'no line');
  end if;
  return null;
end $$;

create constraint trigger book_entries_balance after insert on book_entries
  deferrable initially deferred for each row execute function check_book_balance();
create constraint trigger book_lines_balance after insert on book_lines
  deferrable initially deferred for each row execute function check_book_balance();

-- A line that comes later than its entry's transaction: two that come to nothing would slip past the check above.
create function refuse_later_line() returns trigger language plpgsql as $$
begin
  if exists (select from book_numbers where entry_id = new.entry_id) then
    raise exception 'book entry % is validated', new.entry_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger book_lines_before_validation before insert on book_lines
  for each row execute function refuse_later_line();

revoke delete on payouts, book_entries, book_lines, book_numbers, book_closings from gamelle_shop;
revoke update on payouts, book_entries, book_lines, book_numbers, book_closings from gamelle_shop;

-- The books go with what they are derived from (INV-07): as 0275, and the tables of the books. The seals of closed
-- months stay, as those of the documents do.
create or replace function purge_books(before date) returns void language plpgsql as $$
declare
  frozen constant text[] := array['invoices', 'invoice_files', 'vat_entries', 'ledger_entries',
    'ledger_lines', 'stock_movements', 'payouts', 'book_entries', 'book_lines', 'book_numbers'];
  name text;
begin
  if extract(doy from before) <> 1 then
    raise exception 'books are purged by whole years';
  end if;
  foreach name in array frozen loop
    execute format('alter table %I disable trigger user', name);
  end loop;
  delete from invoice_files where invoice_id in (select id from invoices where issued_on < before);
  delete from vat_entries where issued_on < before;
  delete from invoices where issued_on < before;
  delete from invoice_series s
    where right(s.code, 4)::integer < extract(year from before)
      and not exists (select from invoices i where i.series = s.code);
  delete from ledger_lines
    where entry_id in (select id from ledger_entries where happened_at < before);
  delete from ledger_entries where happened_at < before;
  -- What balances at the end of those years was carried into the opening entry of the next.
  delete from book_numbers where entry_id in (select id from book_entries where entry_on < before);
  delete from book_lines where entry_id in (select id from book_entries where entry_on < before);
  delete from book_entries where entry_on < before;
  delete from payouts where arrived_on < before;

  create temporary table gone on commit drop as
    select o.id, o.token from orders o
    where o.placed_at < before
      and not exists (select from invoices i where i.order_id = o.id)
      and not exists (
        select from subscriptions s where s.created_from = o.id
          and (s.status <> 'stopped' or s.stopped_at is null or s.stopped_at >= before));
  delete from subscriptions where created_from in (select id from gone);
  delete from withdrawals where order_id in (select id from gone);
  delete from refunds where order_id in (select id from gone);
  delete from test_orders where order_id in (select id from gone);
  delete from outgoing_messages where order_id in (select id from gone);
  delete from payment_attempts where order_token in (select token from gone);
  delete from payment_mandates where order_token in (select token from gone);
  delete from orders where id in (select id from gone);
  drop table gone;
  delete from terminations where notified_at < before;

  foreach name in array frozen loop
    execute format('alter table %I enable trigger user', name);
  end loop;
  insert into book_purges values (before) on conflict do nothing;
end $$;
