-- Books are kept ten years after the end of their year (INV-07), then they go: as the privacy page says.

-- A credit note outlives the invoice of the year before by a year; its own words name that invoice.
alter table invoices drop constraint invoices_corrects_id_fkey;

-- Until when the books were purged, so that seals of purged years are not compared with nothing.
create table book_purges (
  before date primary key,
  purged_at timestamptz not null default now()
);

-- Deletes the documents, the ledger and the orders of before a first of January. For the owner alone:
-- triggers refuse everybody else, and the role of the shop may not delete (decision 0264).
create function purge_books(before date) returns void language plpgsql as $$
declare
  frozen constant text[] := array['invoices', 'invoice_files', 'vat_entries', 'ledger_entries',
    'ledger_lines', 'stock_movements'];
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
revoke all on function purge_books(date) from public;
grant select on book_purges to gamelle_shop;
