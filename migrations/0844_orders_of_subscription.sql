-- Figures, the forecast and a subscription's own page look for the deliveries of a subscription; without it each of them reads every order.
create index orders_of_subscription on orders (subscription) where subscription is not null;
