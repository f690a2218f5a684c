-- A customer goes on with a conversation in their account: what they add stands in the same thread as
-- what the team answered, without a name of the team.
alter table contact_replies alter column written_by drop not null;
comment on column contact_replies.written_by is 'Who of the team; null: whoever wrote the message.';
