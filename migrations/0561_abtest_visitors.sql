-- Who of those who agreed to be measured saw which version of a test, and whether they ordered since (O-17): a fingerprint of
-- the random number of their browser, of one test each, so that two tests cannot be laid side by side.
create table abtest_visitors (
  test text not null,
  visitor bytea not null,
  segment text not null,
  channel text,
  seen_on date not null,
  ordered_on date,
  primary key (test, visitor)
);
create index abtest_visitors_seen on abtest_visitors (seen_on);
