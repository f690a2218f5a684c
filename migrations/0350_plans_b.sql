-- What a subscriber chose beforehand for a food that is missing on the day it should leave. By variant and not
-- by line, as the animals it feeds: it outlives a line that is taken out and written anew.
create table subscription_plans_b (
  subscription_id bigint not null references subscriptions (id) on delete cascade,
  variant_code text not null,
  choice text not null check (choice in ('replace', 'without', 'wait')),
  -- The variant that comes instead, as it was known when it was chosen.
  replacement jsonb,
  -- Days the delivery waits at most, and what happens then.
  wait_days integer check (wait_days between 1 and 14),
  after_wait text check (after_wait in ('without', 'skip')),
  chosen_at timestamptz not null,
  primary key (subscription_id, variant_code),
  check ((choice = 'replace') = (replacement is not null)),
  check ((choice = 'wait') = (wait_days is not null)),
  check ((choice = 'wait') = (after_wait is not null)),
  check (replacement is null or replacement ->> 'variantCode' <> variant_code)
);

-- The relay point agreed beforehand for when the chosen one keeps parcels no more.
alter table subscriptions add column next_point jsonb;

alter table subscription_cycles
  -- It waits for a food until this civil date at most; looked at again from time to time until then.
  add column waits_until date,
  add column waits_seen_at timestamptz,
  -- What left in place of what was missing: [{from, to, quantity, pieces, grams}].
  add column replaced jsonb;
