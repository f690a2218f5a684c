-- A voucher pays the order of who has no account too (O-23): what it is worth is then credit of the voucher itself,
-- until an account takes it over. Its end is announced beforehand to whoever it was mailed to.
alter table vouchers add column email text;
alter table vouchers add column reminded_at timestamptz;
-- Opened by an order without an account, it belongs to nobody.
alter table vouchers drop constraint vouchers_check1;
create index vouchers_email on vouchers (email) where email is not null;
create index vouchers_ending on vouchers (expires_on) where redeemed_at is null and ended_at is null;

alter table credit_lots alter column customer_id drop not null;
alter table credit_lots add column voucher_id bigint references vouchers (id);
alter table credit_lots add constraint credit_lots_whose check (customer_id is not null or voucher_id is not null);
create index credit_lots_voucher on credit_lots (voucher_id) where voucher_id is not null;

-- The voucher a cart means to be paid with, or an order was.
alter table orders add column voucher_id bigint references vouchers (id);
create index orders_voucher on orders (voucher_id) where voucher_id is not null;

-- Last, for lots are compared with their movements at the end.
update credit_lots set voucher_id = substring(key from '^voucher:(\d+)$')::bigint where source = 'voucher';
