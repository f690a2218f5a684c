-- An order that was dictated on the telephone is placed before its terms are accepted: that is done where it is
-- paid. No order is confirmed without it.
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%terms_version IS NOT NULL%'
    and pg_get_constraintdef(oid) like '%accepted_at IS NOT NULL%';
  execute format('alter table orders drop constraint %I', found);
end $$;
alter table orders
  add constraint orders_terms_are_named check (placed_at is null or terms_version is not null),
  add constraint orders_confirmed_are_accepted check (confirmed_at is null or accepted_at is not null);
