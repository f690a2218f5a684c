-- What the team gives up is argued about no longer, whatever the bank still thinks.
alter table payment_disputes add column written_off boolean not null default false;
