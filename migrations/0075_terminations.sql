-- Given up by its customer: nothing leaves after this civil date but the deliveries it was bought for
-- at least (SUB-04). A job ends it.
alter table subscriptions add column ending_on date;
create index subscriptions_ending on subscriptions (ending_on)
  where ending_on is not null and stopped_at is null;

-- Terminations as they were notified: everybody may, without an account (SUB-02).
create table terminations (
  id bigint generated always as identity primary key,
  -- Quoted in the confirmation.
  reference text not null unique,
  -- As typed; nobody is told whether they belong together.
  contract text not null check (length(contract) between 1 and 40),
  name text not null check (length(name) between 1 and 255),
  email text not null check (length(email) between 3 and 255),
  wished_on date,
  ground text check (ground in ('pet_gone', 'price_rise', 'discontinued', 'not_delivered')),
  -- The subscriptions when contract and e-mail agree; none otherwise.
  subscription_codes text[] not null default '{}',
  -- Civil date of the last of them to end.
  ends_on date,
  notified_at timestamptz not null,
  check ((ends_on is null) = (subscription_codes = '{}'))
);

create index terminations_email on terminations (lower(email));
create index terminations_contract on terminations (contract, notified_at);
