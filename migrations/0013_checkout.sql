-- How an order may be paid. No method carries a fee (PRI-07), so there is no column for one.
create table payment_methods (
  id bigint generated always as identity primary key,
  code text not null unique check (code in ('card', 'paypal', 'cheque', 'bank_transfer')),
  name text not null,
  description text not null,
  -- Markdown, shown after the order; null when nothing is left to do.
  instructions text,
  position integer not null,
  -- Delivery countries it is offered for.
  countries text[] not null check (cardinality(countries) > 0),
  -- Cheque and transfer are for orders without subscription only (PAY-08).
  allows_subscription boolean not null,
  enabled boolean not null default true
);
