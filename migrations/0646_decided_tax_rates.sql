-- Who decided a VAT rate, and when; null of those the shop came with (O-16).
alter table tax_rates
  add column id bigint generated always as identity unique,
  add column staff_id bigint references staff_members (id),
  add column decided_at timestamptz,
  add constraint tax_rates_decided check ((staff_id is null) = (decided_at is null));
