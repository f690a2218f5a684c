-- The team changes subscriptions too, for who asks them on the phone; the audit log says who did.
alter table subscription_changes drop constraint subscription_changes_actor_check;
alter table subscription_changes add constraint subscription_changes_actor_check
  check (actor in ('customer', 'shop', 'staff'));

-- Why the shop put it to rest: a bank took money back, or three deliveries in a row were not paid.
-- Null when its customer paused it.
alter table subscriptions add column held_for text check (held_for in ('dispute', 'unpaid'));
update subscriptions s set held_for = case h.kind when 'held' then 'dispute' else 'unpaid' end
  from (select distinct on (subscription_id) subscription_id, kind from subscription_changes
        where kind in ('paused', 'held', 'suspended') order by subscription_id, id desc) h
  where h.subscription_id = s.id and s.status = 'paused' and h.kind <> 'paused';
alter table subscriptions add constraint subscriptions_held_rests
  check (held_for is null or status = 'paused');

create index subscriptions_of_status on subscriptions (status, id desc);
create index subscriptions_held on subscriptions (held_for) where held_for is not null;
