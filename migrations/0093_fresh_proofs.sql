-- A proof of who is there is worth something only when the provider has just looked at them: what it
-- said of somebody it still knew from yesterday signs in, and proves nothing.
alter table federated_tokens add column fresh boolean not null default false;
