-- What a file came with: something added to a conversation, or its first message (null).
alter table contact_files add column reply_id bigint references contact_replies on delete cascade;
create index contact_files_reply on contact_files (reply_id) where reply_id is not null;
