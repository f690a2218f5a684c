-- Goes up, with the commit, whenever something changes that carts are priced by. What a process read
-- at one version it need not read again at the same (src/modules/channels/server/offer-version.ts).
-- How much is in stock is not part of it: it changes with every order and is always read. Whether
-- anything is in stock is: what goes with a cart is chosen among what can be bought.
create table offer_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  -- The transaction that raised it last: once is enough for each.
  raised_by xid8 not null
);

insert into offer_version (version, raised_by) values (1, pg_current_xact_id());

create function raise_offer_version() returns trigger language plpgsql as $$
begin
  update offer_version set version = version + 1, raised_by = pg_current_xact_id()
  where raised_by <> pg_current_xact_id();
  return null;
end $$;

-- Deferred: the one row is locked last and for a moment, so that nobody waits in a ring for it.
do $$
declare
  watched text;
begin
  foreach watched in array array[
    'categories', 'coupons', 'payment_methods', 'price_history', 'product_categories',
    'product_cross_sells', 'product_pictures', 'products', 'promotions',
    'shipping_methods', 'shipping_zones', 'tax_rates']
  loop
    execute format(
      'create constraint trigger offer_changed after insert or update or delete on %I
         deferrable initially deferred for each row execute function raise_offer_version()', watched);
    execute format(
      'create trigger offer_emptied after truncate on %I
         for each statement execute function raise_offer_version()', watched);
  end loop;
end $$;

create constraint trigger offer_changed
  after insert or delete or update of product_id, slug, format, net_grams, gross_grams, visible
  on product_variants
  deferrable initially deferred for each row execute function raise_offer_version();
create constraint trigger sold_out_or_back
  after update of on_hand on product_variants
  deferrable initially deferred for each row
  when ((old.on_hand > 0) <> (new.on_hand > 0)) execute function raise_offer_version();
create trigger offer_emptied after truncate on product_variants
  for each statement execute function raise_offer_version();
