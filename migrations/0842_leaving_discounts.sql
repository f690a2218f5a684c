-- A subscription takes the discount offered on leaving once, also when two tabs accept it at the same time.
create unique index subscription_changes_leaving_discount on subscription_changes (subscription_id)
  where kind = 'leaving_discount';
