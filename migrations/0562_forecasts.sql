-- What the coming ninety days bring (O-28): each delivery of each subscription as the calendar dates it and as it would be
-- priced today, with its pieces. Derived again with every change, and whole every night.
create table forecast_deliveries (
  subscription text not null,
  ships_on date not null,
  channel text not null,
  -- Cents, tax and delivery included.
  total bigint not null,
  primary key (subscription, ships_on)
);
create index forecast_deliveries_day on forecast_deliveries (ships_on);

create table forecast_pieces (
  subscription text not null,
  ships_on date not null,
  variant_code text not null,
  pieces integer not null,
  primary key (subscription, ships_on, variant_code)
);
create index forecast_pieces_variant on forecast_pieces (variant_code, ships_on);

-- Pieces bought in the thirty days before, deliveries of subscriptions left out.
create table forecast_paces (
  variant_code text primary key,
  pieces integer not null
);

-- When all of it was last derived.
create table forecast_states (
  id boolean primary key default true check (id),
  derived_at timestamptz not null
);

create table forecast_changes (
  id bigint generated always as identity primary key,
  subscription text not null
);

create function note_forecast() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'subscriptions' then
    insert into forecast_changes (subscription) values (new.code);
  elsif tg_table_name = 'orders' then
    insert into forecast_changes (subscription) values (new.subscription);
  elsif tg_op = 'DELETE' then
    insert into forecast_changes (subscription) select code from subscriptions where id = old.subscription_id;
  else
    insert into forecast_changes (subscription) select code from subscriptions where id = new.subscription_id;
  end if;
  return null;
end $$;
create trigger subscriptions_forecast after insert or update on subscriptions
  for each row execute function note_forecast();
create trigger subscription_items_forecast after insert or update or delete on subscription_items
  for each row execute function note_forecast();
create trigger subscription_cycles_forecast after insert or update on subscription_cycles
  for each row execute function note_forecast();
create trigger orders_forecast after update of total, state on orders for each row
  when (new.subscription is not null and (old.total, old.state) is distinct from (new.total, new.state))
  execute function note_forecast();

insert into forecast_changes (subscription) select code from subscriptions where status <> 'stopped';

-- What the renewals of a day would do, played the day before and taken back; beside it stands what they did.
create table renewal_rehearsals (
  day date not null,
  cycle_id bigint not null references subscription_cycles (id) on delete cascade,
  made_at timestamptz not null,
  outcome text not null
    check (outcome in ('charged', 'free', 'waits', 'product', 'pickup_point', 'carrier', 'card')),
  -- Cents: what the delivery costs, and what of it the card is asked for.
  total bigint not null,
  due bigint not null,
  -- What is left out or comes instead, as it is called.
  left_out jsonb not null,
  replaced jsonb not null,
  primary key (day, cycle_id)
);
