-- The mandate for later charges of a subscription (PAY-02): what was shown, when it was accepted and from
-- where. One for each order that begins subscriptions; its charge stands in payment_attempts.
create table payment_mandates (
  order_token text primary key,
  -- Whose; null once they were forgotten, as the address is.
  customer_id bigint,
  text_version text not null,
  -- Word for word, with the rhythms.
  text text not null,
  accepted_at timestamptz not null,
  address text,
  -- The payment request whose charge the bank authenticated: later charges are made under it.
  attempt_hash text not null
);
create index payment_mandates_customer on payment_mandates (customer_id);
create index payment_mandates_age on payment_mandates (accepted_at);
