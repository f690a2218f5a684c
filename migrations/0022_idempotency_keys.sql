-- What a creation answered under the key its client gave, so that asking again creates nothing.
create table idempotency_keys (
  caller text not null,
  operation text not null,
  key text not null check (length(key) between 16 and 128),
  fingerprint text not null,
  status smallint not null check (status between 200 and 299),
  body text,
  etag text,
  created_at timestamptz not null,
  primary key (caller, operation, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);
