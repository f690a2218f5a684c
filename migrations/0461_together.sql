-- Deliveries of one household that leave in one parcel (0376).
alter table orders
  -- The same for all orders that leave in it.
  add column shared_parcel uuid;
create index orders_shared_parcel on orders (shared_parcel) where shared_parcel is not null;
alter table subscription_cycles
  -- The civil day it leaves together with others, and the one it would have left on, where it was moved for it.
  add column together_on date,
  add column together_from date;
