-- Who of the team a provider of the company's accounts vouches for. The first time by the e-mail it has verified, from then on
-- by the number it knows them by: an address that is given to somebody else opens nothing.
create table staff_identities (
  staff_id integer primary key references staff_members,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  unique (issuer, subject)
);
