-- In which transaction a placed order was last written (V-06): who reads orders on from where they stopped follows it.
-- Numbers of transactions, unlike clocks and sequences, tell which of them are still open: nothing is passed over.
alter table orders add column changed_in xid8 not null default '3';
alter table orders alter column changed_in set default '0';

create function note_order_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;

create trigger orders_changed before insert or update on orders
  for each row when (new.placed_at is not null) execute function note_order_change();

create index orders_changed on orders (changed_in, id) where placed_at is not null;
