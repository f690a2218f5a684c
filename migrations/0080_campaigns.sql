-- What the campaign service answers with: one action of the storefront each, while it runs.
create table campaigns (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  action text not null check (action in
    ('top_header', 'popup', 'ad_product_offer', 'ad_push_category', 'page_view_done', 'abtest')),
  configurations jsonb not null check (jsonb_typeof(configurations) = 'object'),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object'),
  -- Higher first; ties by code.
  priority integer not null default 0,
  starts_on date,
  -- Last day included.
  ends_on date,
  enabled boolean not null default true,
  check (ends_on is null or starts_on is null or starts_on <= ends_on)
);

-- How often each was shown on a day. No visitor stands in it.
create table campaign_reports (
  campaign_code text not null references campaigns (code) on delete cascade,
  day date not null,
  shown integer not null default 0 check (shown >= 0),
  primary key (campaign_code, day)
);
