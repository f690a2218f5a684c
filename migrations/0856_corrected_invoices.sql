-- Who an invoice is made out to can be corrected after it was issued: a credit note takes back what is left of
-- it, without a refund, and another invoice takes its place (INV-04).
alter table invoices add column replaces_id bigint;
alter table invoices drop constraint invoices_check;
alter table invoices add check (kind = 'credit_note' or refund_id is null);
alter table invoices add check (kind = 'invoice' or replaces_id is null);

-- One first invoice of an order; each is replaced once, and taken back whole once.
drop index invoices_one_per_order;
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice' and replaces_id is null;
create unique index invoices_replaced_once on invoices (replaces_id) where replaces_id is not null;
create unique index invoices_taken_back_once on invoices (corrects_id) where kind = 'credit_note' and refund_id is null;

-- The VAT number a company asked for on the invoice of its order. It changes nothing of the VAT itself.
create table billing_vat_numbers (
  order_id bigint primary key references orders (id) on delete cascade,
  vat_number text not null check (vat_number ~ '^[A-Z]{2}[0-9A-Z+*]{2,12}$')
);
