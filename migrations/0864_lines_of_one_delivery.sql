-- What a customer adds to one delivery only has the price of the subscription, but not its rhythm: mails say so.
alter table order_items add column this_time_only boolean not null default false;
