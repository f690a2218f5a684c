-- Until when what was written in a conversation was said to the team to be left without an answer; null: nothing was.
alter table contact_requests add column alerted_at timestamptz;
