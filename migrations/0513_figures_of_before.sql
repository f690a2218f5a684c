-- What happened before there were figures: every day and subscription is derived with the next change.
insert into figure_changes (what, day)
  select distinct 'sales', (placed_at at time zone 'Europe/Paris')::date from orders where placed_at is not null
  union select distinct 'invoices', issued_on from invoices
  union select distinct 'renewals', first_tried_on from renewals where first_tried_on is not null;
insert into figure_changes (what, subscription) select 'recurring', code from subscriptions;
