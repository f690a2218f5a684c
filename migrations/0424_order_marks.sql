-- What the team says of an order that is to be looked at (O-01): that it is held, and why, and what it lets
-- happen all the same. What the books say by themselves (a dispute, a recall) is read where it stands.
create table order_marks (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  code text not null check (code in
    ('disputed', 'payment_unknown', 'lot_recalled', 'address_to_check', 'stock_missing', 'held')),
  -- `hold`; or the named exception: its parcels may leave, its money may go back.
  says text not null check (says in ('hold', 'let_leave', 'let_pay_back')),
  reason text not null check (length(reason) between 1 and 500),
  -- Null: the shop itself.
  staff_id integer references staff_members (id),
  -- Their name then.
  author text,
  made_at timestamptz not null
);

create index order_marks_order on order_marks (order_id, code, id);
create index order_marks_holds on order_marks (order_id) where says = 'hold';
-- A handful of a million entries.
create index ledger_entries_disputes on ledger_entries (order_token) where kind = 'dispute';
-- What is to be paid by a day, part-paid orders among it: few at any time.
create index orders_owed on orders (payment_due_at) where state = 'new'
  and payment_state in ('awaiting_payment', 'partially_authorized', 'partially_paid');
