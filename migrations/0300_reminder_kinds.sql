-- A reminder is the first or the last: how many days before a delivery that is may change, what is
-- stored does not. Mails are found by the same word in their key.
alter table renewal_notices drop constraint renewal_notices_kind_check;

update renewal_notices set kind = case kind when 'week' then 'first' else 'last' end;

alter table renewal_notices add constraint renewal_notices_kind_check check (kind in ('first', 'last'));

update mails set key = regexp_replace(
    regexp_replace(key, '^(reminder:[0-9]+):week:', '\1:first:'), '^(reminder:[0-9]+):four_days:', '\1:last:')
where key ~ '^reminder:[0-9]+:(week|four_days):';
