-- One welcome code for a mailbox, whatever its owner writes behind a plus.
create index newsletter_mailboxes on newsletter_subscriptions
  (regexp_replace(email, '^([^+@]+)\+[^@]*@', '\1@')) where welcome_coupon is not null;

-- How many receipts a mailbox got lately.
create index contact_requests_mailbox on contact_requests
  (regexp_replace(lower(email), '^([^+@]+)\+[^@]*@', '\1@'), created_at);
