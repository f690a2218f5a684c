-- What opens an account can be listed and taken away: each link has a name of its own.
alter table social_identities add column id bigint generated always as identity unique;
