-- How many mails have asked whether the owner of an address wants an alert: anybody may type an address,
-- so a mailbox gets only so many until one of them is answered (R-13, N-05).
alter table stock_alerts add column mails smallint not null default 1 check (mails > 0);

create index stock_alerts_unconfirmed on stock_alerts (mailbox_of(email)) where confirmed_at is null;
