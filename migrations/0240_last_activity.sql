-- An account nobody uses is forgotten after a while (PRV-08): the civil day it was used last, by
-- signing in or ordering, and the day its customer was told that it will go.
alter table customers
  add column last_seen_on date,
  add column inactivity_told_on date;

update customers c set last_seen_on = (greatest(
  c.created_at,
  (select max(s.last_used_at) from sign_ins s where s.customer_id = c.id),
  (select max(o.placed_at) from orders o where o.customer_id = c.id)
) at time zone 'Europe/Paris')::date;

alter table customers alter column last_seen_on set not null;
create index customers_last_seen on customers (last_seen_on);
create index reviews_written on reviews (written_on);
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (confirmed_at)
  where state = 'confirmed';
