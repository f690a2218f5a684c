-- An order starts one subscription for each of its rhythms, once. What tells that is the rhythm a
-- subscription began with: later two of them may be given the same.
alter table subscriptions add column first_frequency integer;
update subscriptions set first_frequency = frequency;
alter table subscriptions
  alter column first_frequency set not null,
  add constraint subscriptions_created_from_first_frequency_key unique (created_from, first_frequency),
  drop constraint subscriptions_created_from_frequency_key;
