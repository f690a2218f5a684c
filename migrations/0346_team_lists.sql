-- The team sorts its lists by these: a page of them is read from the index, however many rows there are.
create index orders_by_total on orders (total desc, id desc) where placed_at is not null;
create index customers_by_name on customers (last_name, id desc);
create index subscriptions_by_deliveries on subscriptions (deliveries_done desc, id desc);
create index reviews_by_rating on reviews (rating, id desc);
