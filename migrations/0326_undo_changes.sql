-- What a subscription and its next delivery were before a change of its customer, while that may be undone.
alter table subscription_changes
  add column undo jsonb,
  add column undone_at timestamptz;
create index subscription_changes_undo on subscription_changes (subscription_id) where undo is not null;
