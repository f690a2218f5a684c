-- Money the shop owes its customers as store credit, and vouchers that become such credit (O-23). What is owed stands
-- in the ledger of payments in accounts of its own; here is whose it is, where it came from and when it ends.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in
  ('capture', 'receipt', 'return', 'refund', 'fee', 'dispute', 'dispute_won',
   'credit_granted', 'credit_spent', 'credit_returned', 'credit_expired',
   'voucher_issued', 'voucher_redeemed', 'voucher_ended'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (account in
  ('receivable', 'clearing.sandbox', 'clearing.stripe', 'bank', 'refunds', 'fees', 'disputes',
   'store_credit', 'vouchers', 'goodwill'));

-- What a customer was given, each with what is left of it. It never falls below nothing, whoever spends at once.
create table credit_lots (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  source text not null check (source in ('grant', 'refund', 'voucher')),
  -- What makes it one lot however often it is asked for.
  key text not null unique,
  amount integer not null check (amount > 0),
  left_amount integer not null,
  -- Its customer reads it.
  reason text not null check (length(reason) between 1 and 500),
  -- The last civil day it can be spent on; null: it does not end.
  expires_on date,
  reminded_at timestamptz,
  staff_id integer references staff_members (id),
  given_at timestamptz not null,
  check (left_amount between 0 and amount),
  -- Money that was paid does not end.
  check (source <> 'refund' or expires_on is null)
);
create index credit_lots_customer on credit_lots (customer_id, expires_on) where left_amount > 0;
create index credit_lots_ending on credit_lots (expires_on) where left_amount > 0 and expires_on is not null;
create index credit_lots_of_colleague on credit_lots (staff_id, given_at) where staff_id is not null;

-- Every cent that came to a lot or left it; never changed.
create table credit_movements (
  id bigint generated always as identity primary key,
  lot_id bigint not null references credit_lots (id),
  kind text not null check (kind in ('grant', 'refund', 'voucher', 'spend', 'return', 'expiry')),
  -- Cents: above zero for what came, below for what left.
  amount integer not null check (amount <> 0),
  order_token text,
  moved_at timestamptz not null
);
create index credit_movements_lot on credit_movements (lot_id, id);
-- An order spends of a lot once, and what it spent comes back once.
create unique index credit_movements_once on credit_movements (order_token, lot_id, kind)
  where order_token is not null;
create trigger credit_movements_stay before update or delete on credit_movements
  for each row execute function refuse_ledger_change();

-- At the end of the transaction a lot holds what its movements come to.
create function check_credit_lot() returns trigger language plpgsql as $$
declare
  lot credit_lots;
begin
  select * into lot from credit_lots where id = case tg_table_name when 'credit_lots' then new.id
    else (to_jsonb(new) ->> 'lot_id')::bigint end;
  if lot.left_amount is distinct from
     (select coalesce(sum(amount), 0) from credit_movements where lot_id = lot.id) then
    raise exception 'credit lot % does not hold what moved', lot.id;
  end if;
  return null;
end $$;
create constraint trigger credit_lots_hold after insert or update on credit_lots
  deferrable initially deferred for each row execute function check_credit_lot();
create constraint trigger credit_movements_hold after insert on credit_movements
  deferrable initially deferred for each row execute function check_credit_lot();

-- Who lets the deliveries of their subscriptions be paid with credit first.
create table credit_choices (
  customer_id bigint primary key references customers (id),
  pays_renewals boolean not null,
  chosen_at timestamptz not null
);

-- A code worth an amount, for whoever holds it; only its hash is kept.
create table vouchers (
  id bigint generated always as identity primary key,
  code_hash text not null unique,
  -- The last four of its letters, to name it by.
  ending text not null check (length(ending) = 4),
  amount integer not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 500),
  expires_on date not null,
  staff_id integer not null references staff_members (id),
  issued_at timestamptz not null,
  redeemed_at timestamptz,
  customer_id bigint references customers (id),
  ended_at timestamptz,
  check (redeemed_at is null or ended_at is null),
  check (redeemed_at is null or customer_id is not null)
);
create index vouchers_of_colleague on vouchers (staff_id, issued_at);

-- Cents of an order paid with credit: meant in a cart, taken once it is placed, 0 again when they went back.
alter table orders add column credit integer not null default 0 check (credit >= 0);
-- Cents of a refund that go back as credit; the rest goes by the means the order was paid with.
alter table refunds add column credit integer not null default 0 check (credit >= 0 and credit <= amount);
