-- The team finds a document by how its number begins, and reads what was issued in a period.
create index invoices_number_begins on invoices (number text_pattern_ops);
create index invoices_issued_on on invoices (issued_on);

-- Orders whose cheque or transfer is still to come, or only came in part.
create index orders_money_waited_for on orders (payment_due_at, id)
  where state = 'new' and payment_state in ('awaiting_payment', 'partially_paid');
