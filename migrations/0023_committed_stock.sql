-- Pieces promised to running subscriptions: nobody else buys them. A take that would reach into them
-- breaks the constraint, whatever code asked for it.
alter table product_variants
  add committed_for_subscribers integer not null default 0,
  add constraint product_variants_committed
    check (committed_for_subscribers between 0 and on_hand);
alter table product_variants
  -- What a shopper may buy.
  add available integer not null
    generated always as (on_hand - committed_for_subscribers) stored;

drop trigger sold_out_or_back on product_variants;
create constraint trigger sold_out_or_back
  after update of on_hand, committed_for_subscribers on product_variants
  deferrable initially deferred for each row
  when ((old.on_hand - old.committed_for_subscribers > 0)
    <> (new.on_hand - new.committed_for_subscribers > 0))
  execute function raise_offer_version();
