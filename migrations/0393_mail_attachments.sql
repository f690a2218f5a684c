-- Files that go with a mail: `[{ "name", "type", "content" }]`, their content as text.
alter table mails add column attachments jsonb not null default '[]';
