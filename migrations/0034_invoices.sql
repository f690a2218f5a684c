-- From when the customer may read the invoice, and whether that day has come (BIZ-17).
alter table orders
  add column invoice_from date,
  add column invoice_available boolean not null default false;
create index orders_invoice_to_show on orders (invoice_from)
  where invoice_from is not null and not invoice_available;

-- The head of each series: locked by whoever issues, so that numbers have no gap (INV-03).
create table invoice_series (
  code text primary key check (code ~ '^(FA|AV)-[A-Z]{2}-[0-9]{4}$'),
  last_ordinal integer not null default 0 check (last_ordinal >= 0),
  last_hash text not null check (last_hash ~ '^[0-9a-f]{64}$'),
  -- A number issued later never bears an earlier date.
  last_issued_on date
);

-- Invoices and credit notes as they were issued. Nothing here ever changes (INV-04).
create table invoices (
  id bigint generated always as identity primary key,
  series text not null references invoice_series (code),
  ordinal integer not null check (ordinal > 0),
  number text not null unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id bigint not null references orders (id),
  -- The refund a credit note answers for; its table is another module's.
  refund_id bigint unique,
  corrects_id bigint references invoices (id),
  issued_on date not null,
  visible_from date not null,
  -- Tax-included cents; those of a credit note are what it gives back.
  total integer not null check (total >= 0),
  -- The document, whole, in the very bytes that were hashed.
  snapshot text not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  unique (series, ordinal),
  check ((kind = 'credit_note') = (refund_id is not null)),
  check ((kind = 'credit_note') = (corrects_id is not null))
);

create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);
create index invoices_corrects on invoices (corrects_id);

-- The printed form, made once and kept as it was made.
create table invoice_files (
  invoice_id bigint primary key references invoices (id),
  pdf bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

-- What each document declares, by country and rate: the ledger of OSS and e-reporting (VAT-10,
-- INV-09). Credit notes are below zero.
create table vat_entries (
  invoice_id bigint not null references invoices (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Hundredths of a percent.
  rate integer not null check (rate >= 0),
  regime text not null check (regime in ('domestic', 'oss', 'origin')),
  issued_on date not null,
  net integer not null,
  vat integer not null,
  primary key (invoice_id, rate)
);

create index vat_entries_day on vat_entries (issued_on, country, rate);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % is never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger invoices_frozen before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoice_files_frozen before update or delete on invoice_files
  for each row execute function refuse_change();
create trigger vat_entries_frozen before update or delete on vat_entries
  for each row execute function refuse_change();
