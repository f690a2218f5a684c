-- A bank may ask again after it was answered: which request of it stands, the first being 1.
alter table payment_disputes add column request_number integer not null default 1 check (request_number > 0);

-- What was asked again before that was noted is noted with the next reading of the provider's books.
update payment_disputes set state = 'under_review' where state = 'needs_response' and sent_at is not null;
