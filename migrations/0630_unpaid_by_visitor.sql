-- What a visitor left unpaid is counted before each order: found by who they are, not among everybody's.
create index unpaid_orders_visitor on unpaid_orders (visitor);
