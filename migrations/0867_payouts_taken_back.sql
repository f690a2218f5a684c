-- A payout that was written down may go back: the bank refuses it days after it arrived, or the provider takes it back.

-- What a provider says came to nothing, by its own id. It is kept although no payout is written down under it: the two
-- may become known in either order.
create table payout_failures (
  payout text primary key check (length(payout) between 1 and 100),
  provider text not null check (provider in ('stripe', 'sandbox')),
  amount bigint not null check (amount > 0),
  -- Its reference on the statement of the bank, where the provider knows it.
  bank_reference text,
  failed_on date not null,
  -- A code of the provider.
  reason text,
  told_at timestamptz not null,
  -- The reference of the payout that was booked back for it.
  returned text unique
);

create index payout_failures_open on payout_failures (provider, failed_on) where returned is null;

-- Payouts that went back, each once and whole. It repeats the payout, because each leaves the books with its own year.
create table payout_returns (
  reference text primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  amount bigint not null check (amount > 0),
  returned_on date not null,
  -- The line of the statement it was noted from.
  bank_line text unique,
  recorded_at timestamptz not null
);

create index payout_returns_amount on payout_returns (amount);
create index payouts_amount on payouts (amount);
create index payouts_arrival on payouts (arrived_on desc, id desc);

create trigger payout_returns_frozen before update or delete on payout_returns
  for each row execute function refuse_change();
revoke update, delete on payout_failures, payout_returns from gamelle_shop;
grant update (returned) on payout_failures to gamelle_shop;

-- What the built-in provider pays out.
create table standin_payouts (
  id text primary key,
  amount integer not null check (amount > 0),
  bank_reference text not null,
  created_at timestamptz not null,
  failed_at timestamptz,
  reason text
);

-- As 0510, with what went back.
create or replace function purge_books(before date) returns void language plpgsql as $$
declare
  frozen constant text[] := array['invoices', 'invoice_files', 'vat_entries', 'ledger_entries',
    'ledger_lines', 'stock_movements', 'payouts',
    'payout_returns', 'book_entries', 'book_lines', 'book_numbers'];
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
  delete from payout_returns where returned_on < before;
  delete from payout_failures where failed_on < before;

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
