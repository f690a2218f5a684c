-- The reporting model (O-17): what was sold, invoiced, recurring and refused, by civil day of Paris. Rows are derived from orders,
-- documents, subscriptions and renewals (docs/figures.md), and can be derived again from nothing at any time.

create table sales_facts (
  day date not null,
  channel text not null,
  -- Bought once, the order a subscription began with, a delivery of one.
  kind text not null check (kind in ('once', 'first', 'renewal')),
  -- Empty: what is of the order as a whole, its number and its delivery.
  product_sku text not null,
  orders integer not null,
  pieces integer not null,
  -- Cents, tax included, as paid; and what reductions and codes took off.
  gross bigint not null,
  given bigint not null,
  primary key (day, channel, kind, product_sku)
);

create table invoice_facts (
  day date not null,
  channel text not null,
  invoices integer not null,
  credit_notes integer not null,
  invoiced bigint not null,
  credited bigint not null,
  primary key (day, channel)
);

-- Renewals by the day they were first charged: of all, those that met a refusal, and what became of them.
create table renewal_facts (
  day date not null,
  channel text not null,
  charged integer not null,
  refused integer not null,
  recovered integer not null,
  lost integer not null,
  refused_amount bigint not null,
  recovered_amount bigint not null,
  primary key (day, channel)
);

-- What each delivery changes in what a subscription is worth a month, in cents.
create table recurring_moves (
  subscription text not null,
  day date not null,
  channel text not null,
  move text not null check (move in ('new', 'reactivation', 'expansion', 'contraction', 'churn')),
  amount bigint not null,
  primary key (subscription, day, move)
);
create index recurring_moves_day on recurring_moves (day, channel);

create table recurring_facts (
  day date not null,
  channel text not null,
  move text not null,
  subscriptions integer not null,
  amount bigint not null,
  primary key (day, channel, move)
);

-- What changed since the figures were last kept: appended only, so that two orders of a day do not wait for each other.
create table figure_changes (
  id bigint generated always as identity primary key,
  what text not null check (what in ('sales', 'invoices', 'renewals', 'recurring')),
  day date,
  subscription text
);

-- Days whose figures did not agree with orders or ledger when they were last compared: they are not shown.
create table figure_differences (
  what text not null,
  day date not null,
  primary key (what, day)
);

create function note_order_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, day)
    values ('sales', (new.placed_at at time zone 'Europe/Paris')::date);
  if new.subscription is not null then
    insert into figure_changes (what, subscription) values ('recurring', new.subscription);
  end if;
  return null;
end $$;
create trigger orders_figures_inserted after insert on orders for each row
  when (new.placed_at is not null) execute function note_order_figures();
create trigger orders_figures_updated after update of placed_at, state, payment_state, total on orders for each row
  when (new.placed_at is not null and (old.placed_at, old.state, old.payment_state, old.total)
    is distinct from (new.placed_at, new.state, new.payment_state, new.total))
  execute function note_order_figures();

create function note_invoice_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, day) values ('invoices', new.issued_on);
  return null;
end $$;
create trigger invoices_figures after insert on invoices
  for each row execute function note_invoice_figures();

create function note_renewal_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, day) values ('renewals', new.first_tried_on);
  return null;
end $$;
create trigger renewals_figures after insert or update on renewals for each row
  when (new.first_tried_on is not null) execute function note_renewal_figures();

create function note_subscription_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, subscription) values ('recurring', new.code);
  -- The order it began with counts as its first from now on.
  insert into figure_changes (what, day)
    select 'sales', (o.placed_at at time zone 'Europe/Paris')::date from orders o
    where o.id = new.created_from and o.placed_at is not null;
  return null;
end $$;
create trigger subscriptions_figures_inserted after insert on subscriptions
  for each row execute function note_subscription_figures();
create trigger subscriptions_figures_updated after update of stopped_at on subscriptions for each row
  when (old.stopped_at is distinct from new.stopped_at) execute function note_subscription_figures();
