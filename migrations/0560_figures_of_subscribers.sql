-- What a manager asks of subscriptions, codes and promises (O-17): how long subscriptions live and what they bring, why they
-- end, what brought refused payments back, what codes cost, and whether parcels left and arrived as promised.

-- One row a subscription that was ever delivered: the month it began in, and how it ended.
create table subscription_lives (
  subscription text primary key,
  channel text not null,
  -- First day of the month of its first sold delivery.
  cohort date not null,
  began_on date not null,
  ended_on date,
  reason text
);
create index subscription_lives_cohort on subscription_lives (cohort, channel);
create index subscription_lives_ended on subscription_lives (ended_on) where ended_on is not null;

-- What its deliveries came to, month by month.
create table subscription_months (
  subscription text not null,
  cohort date not null,
  channel text not null,
  month date not null,
  orders integer not null,
  gross bigint not null,
  primary key (subscription, month)
);
create index subscription_months_cohort on subscription_months (cohort);

create table cohort_facts (
  cohort date not null,
  channel text not null,
  month date not null,
  began integer not null,
  ended integer not null,
  orders integer not null,
  gross bigint not null,
  primary key (cohort, channel, month)
);

create table ending_facts (
  day date not null,
  channel text not null,
  reason text not null,
  subscriptions integer not null,
  -- Cents a month they were worth.
  amount bigint not null,
  primary key (day, channel, reason)
);

-- Refused deliveries that were paid after all, by what brought the money, on the day of their first charge.
create table recovery_facts (
  day date not null,
  channel text not null,
  means text not null check (means in ('retry', 'new_card', 'link', 'account', 'other')),
  renewals integer not null,
  amount bigint not null,
  primary key (day, channel, means)
);

-- Orders that used a promotion; the empty code: those that used none.
create table promotion_facts (
  day date not null,
  channel text not null,
  promotion text not null,
  orders integer not null,
  -- Of them, those a subscription began with.
  starts integer not null,
  gross bigint not null,
  -- What it took off, and how much of that on later deliveries it was promised for.
  given bigint not null,
  promised bigint not null,
  primary key (day, channel, promotion)
);

-- Parcels by the day they were promised to leave.
create table dispatch_facts (
  day date not null,
  channel text not null,
  promised integer not null,
  left_in_time integer not null,
  left_late integer not null,
  arrived integer not null,
  arrived_in_time integer not null,
  primary key (day, channel)
);
create index if not exists shipments_dispatch_on on shipments (dispatch_on) where dispatch_on is not null;

alter table figure_changes drop constraint figure_changes_what_check;
alter table figure_changes add constraint figure_changes_what_check
  check (what in ('sales', 'invoices', 'renewals', 'recurring', 'dispatch'));

create or replace function note_order_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, day)
    values ('sales', (new.placed_at at time zone 'Europe/Paris')::date);
  insert into figure_changes (what, day)
    select distinct 'dispatch', s.dispatch_on from shipments s where s.order_id = new.id and s.dispatch_on is not null;
  if new.subscription is not null then
    insert into figure_changes (what, subscription) values ('recurring', new.subscription);
  else
    -- It may be what subscriptions began with.
    insert into figure_changes (what, subscription)
      select 'recurring', s.code from subscriptions s where s.created_from = new.id;
  end if;
  return null;
end $$;

create function note_shipment_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes (what, day) values ('dispatch', new.dispatch_on);
  if tg_op = 'UPDATE' and old.dispatch_on is distinct from new.dispatch_on and old.dispatch_on is not null then
    insert into figure_changes (what, day) values ('dispatch', old.dispatch_on);
  end if;
  return null;
end $$;
create trigger shipments_figures_inserted after insert on shipments for each row
  when (new.dispatch_on is not null) execute function note_shipment_figures();
create trigger shipments_figures_updated after update of dispatch_on, deliver_to, shipped_at, delivered_at on shipments
  for each row
  when (new.dispatch_on is not null and (old.dispatch_on, old.deliver_to, old.shipped_at, old.delivered_at)
    is distinct from (new.dispatch_on, new.deliver_to, new.shipped_at, new.delivered_at))
  execute function note_shipment_figures();

-- What happened before: derived with the next change.
insert into figure_changes (what, day)
  select distinct 'sales', (placed_at at time zone 'Europe/Paris')::date from orders where placed_at is not null
  union select distinct 'renewals', first_tried_on from renewals where first_tried_on is not null
  union select distinct 'dispatch', dispatch_on from shipments where dispatch_on is not null;
insert into figure_changes (what, subscription) select 'recurring', code from subscriptions;
