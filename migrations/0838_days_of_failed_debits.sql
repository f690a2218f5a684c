-- Civil day, in Paris, on which a debit of a delivery was last refused; null: none was since this is recorded.
alter table renewals add column failed_on date;
-- The team is written to when many of one day stand refused: counted every quarter of an hour.
create index renewals_failed_on on renewals (failed_on) where state = 'failed';
