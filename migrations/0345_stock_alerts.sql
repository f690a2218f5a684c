-- Who wants one mail when a format is in stock again (N-05). A row is gone once its mail is queued.
create table stock_alerts (
  id bigint generated always as identity primary key,
  email text not null check (email <> '' and email = lower(btrim(email))),
  variant_code text not null references product_variants (code) on delete cascade,
  -- The site it was asked on: its links lead there.
  channel_code text not null references channels,
  asked_at timestamptz not null,
  -- The link of the mail that asks whether its owner asked; kept after use, so that a second press is no mistake.
  confirm_hash text unique,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  -- In both mails; whoever reads it can do nothing but end the alert.
  leave_token text not null unique,
  unique (email, variant_code),
  check ((confirm_hash is null) = (confirm_until is null)),
  check (confirmed_at is not null or confirm_hash is not null)
);

create index stock_alerts_by_variant on stock_alerts (variant_code, confirmed_at);
create index stock_alerts_stale on stock_alerts (asked_at);
