-- A card that is typed again gets another token at its provider. Each of them is a row: none is
-- overwritten, and all are forgotten at the provider when the card is removed, not before.
create table payment_card_tokens (
  token text primary key,
  card_id bigint not null references payment_cards on delete cascade,
  added_at timestamptz not null,
  -- When the provider was last asked whether it has it; null: never.
  checked_at timestamptz,
  -- Since when the provider says that it does not know it.
  missing_since timestamptz
);

create index payment_card_tokens_card on payment_card_tokens (card_id, added_at);
create index payment_card_tokens_checked on payment_card_tokens (checked_at nulls first);

insert into payment_card_tokens (token, card_id, added_at)
  select token, id, consented_at from payment_cards;

alter table payment_cards drop column token;

-- The card a charge was kept as: it is kept once, whatever is heard of the charge afterwards.
alter table payment_attempts
  add column kept_card_id bigint references payment_cards on delete set null;

create index payment_attempts_kept_card on payment_attempts (kept_card_id)
  where kept_card_id is not null;

update payment_attempts a set kept_card_id = (
  select c.id from payment_cards c
  where c.customer_id = a.customer_id and c.provider = a.provider
    and c.brand = a.card ->> 'brand' and c.last4 = a.card ->> 'last4'
    and c.exp_year = (a.card ->> 'expYear')::integer
  order by c.removed_at nulls first, c.id desc limit 1)
where a.keeps_card and a.state in ('authorized', 'accepted', 'captured');

alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check check (kind in
  ('orphan_charge', 'provider_differs', 'order_differs', 'held_too_long', 'orphan_event',
   'overpaid', 'underpaid', 'paid_after_cancel', 'dispute', 'card_missing'));
