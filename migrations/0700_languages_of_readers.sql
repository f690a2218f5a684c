-- What somebody is written to later is written in the language they read the shop in when they asked for it;
-- an account, in the language it was used in last.
alter table customers add column language text not null default 'fr' check (language ~ '^[a-z]{2}$');
alter table stock_alerts add column language text not null default 'fr' check (language ~ '^[a-z]{2}$');
alter table newsletter_subscriptions
  add column language text not null default 'fr' check (language ~ '^[a-z]{2}$');
alter table contact_requests add column language text not null default 'fr' check (language ~ '^[a-z]{2}$');

-- Whoever ordered in another language before reads it.
update customers c set language = left(o.locale, 2)
from (
  select distinct on (customer_id) customer_id, locale from orders
  where customer_id is not null and placed_at is not null order by customer_id, id desc) o
where o.customer_id = c.id and o.locale not like 'fr%';
