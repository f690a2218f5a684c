-- A promotion may be given on the first deliveries of a subscription. Rules that are not stay as old
-- as they were: only how they are written down changes.
update promotions set conditions = conditions || '{"deliveries": null}'
where not conditions ? 'deliveries';
update promotion_versions
set rule = jsonb_set(rule, '{conditions}', rule -> 'conditions' || '{"deliveries": null}')
where not rule -> 'conditions' ? 'deliveries';
set constraints all immediate;

alter table promotions add constraint promotions_count_deliveries check (
  conditions -> 'deliveries' = 'null'
  or (conditions -> 'deliveries' ->> 'count')::integer between 1 and 24
    and conditions -> 'deliveries' ->> 'from' in ('order', 'renewal'));

-- What a subscription was promised by the order it began with, in the terms of that day.
create table promotion_promises (
  id bigint generated always as identity primary key,
  promotion_code text not null references promotions (code),
  coupon_code text,
  subscription text not null references subscriptions (code) on delete cascade,
  -- The rule as it stood: changed, stopped or ended since, it holds.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  promised_at timestamptz not null,
  -- Told twice of its order, a subscription is promised once.
  unique (subscription, promotion_code)
);

create index promotion_promises_of on promotion_promises (promotion_code);

-- One row for each delivery it is given on: there are no more of them than were promised. The order
-- that took one has it until it is cancelled; it is no reference, so that an order that is forgotten
-- gives nothing back.
create table promotion_promise_deliveries (
  promise_id bigint not null references promotion_promises (id) on delete cascade,
  number integer not null check (number between 1 and 24),
  order_id bigint,
  primary key (promise_id, number)
);

create unique index promotion_promise_deliveries_once
  on promotion_promise_deliveries (promise_id, order_id);
create index promotion_promise_deliveries_order on promotion_promise_deliveries (order_id)
  where order_id is not null;

-- A use that was promised before counts towards no limit: the order that began it did.
alter table promotion_uses add column promised boolean not null default false;
