-- What a customer said was left of a food: one answer a day for each food of a subscription. By variant and
-- not by line, as the animals it feeds: a line is taken out and written anew by changes of the same food.
create table bowl_answers (
  subscription_id bigint not null,
  variant_code text not null,
  customer_id bigint not null,
  answered_on date not null,
  -- Of the last delivery: about nine tenths, a half, a quarter, a twentieth.
  share_left text not null check (share_left in ('almost_all', 'half', 'quarter', 'almost_nothing')),
  primary key (subscription_id, variant_code, answered_on),
  foreign key (subscription_id, customer_id) references subscriptions (id, customer_id) on delete cascade
);
