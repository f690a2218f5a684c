-- The mailbox an address most likely leads to, as src/kit/mailbox.ts reads it: without what follows a
-- plus, and without dots where the provider ignores them.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe
return (
  select case
    when folded ~ '@(gmail|googlemail)\.com$' then replace(split_part(folded, '@', 1), '.', '') || '@gmail.com'
    else folded
  end
  from (select regexp_replace(lower(btrim(email)), '^([^+@]+)\+[^@]*@', '\1@') as folded) as written
);

-- Who holds stock without having paid: counted by visitor and by mailbox before another order may.
-- A row goes when its order is paid, or a day after it was placed once the order is cancelled.
create table unpaid_orders (
  order_id bigint primary key references orders on delete cascade,
  visitor text not null,
  placed_at timestamptz not null
);
comment on column unpaid_orders.visitor is 'Keyed hash of the address it was placed from; the address itself is not stored.';

-- Declined cards are counted by cart and by visitor.
alter table payment_attempts add column visitor text;
comment on column payment_attempts.visitor is 'Keyed hash of the address the charge was asked for from; null when nobody was there.';
create index payment_attempts_declined on payment_attempts (visitor, updated_at)
  where state in ('declined', 'confirming');
