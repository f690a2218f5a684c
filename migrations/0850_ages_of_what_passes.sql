-- Jobs of the night delete what is old, oldest first: they read what they delete, whatever else there is.
-- The length of a stored text is known without reading it.
create index mails_formatted on mails (created_at) where octet_length(html) > 0;
create index delivery_links_age on delivery_links (created_at);
create index payment_links_age on payment_links (created_at);
create index payment_events_handled on payment_events (received_at) where state <> 'parked';

-- The match of every hour compares what moved in the last hundred days, not all there ever was.
create index payment_attempts_created on payment_attempts (created_at);
create index ledger_entries_happened on ledger_entries (happened_at);
