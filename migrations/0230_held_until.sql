-- PAY-07: a card is debited when its parcel leaves. Money is held until then, and no hold lasts for ever.
alter table payment_attempts add column held_until timestamptz;
comment on column payment_attempts.held_until is 'When the provider lets go of money that is held and not taken; null when nothing is held or it does not say.';
-- What the job that takes money looks for.
create index payment_attempts_held on payment_attempts (held_until) where state = 'accepted';

alter table payments add column paid_at timestamptz;
comment on column payments.paid_at is 'When its money was taken or came; null before.';
update payments p set paid_at = coalesce(
    (select min(e.happened_at) from ledger_entries e
      where e.order_token = o.token and e.kind in ('capture', 'receipt')),
    o.confirmed_at)
  from orders o
  where o.id = p.order_id and p.state in ('completed', 'refunded');

-- The provider to try with lets go of holds, as others do.
alter table standin_charges add column held_until timestamptz;
update standin_charges set held_until = updated_at + interval '7 days' where state = 'authorized';

alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check check (kind in
  ('orphan_charge', 'provider_differs', 'order_differs', 'held_too_long', 'orphan_event',
   'overpaid', 'underpaid', 'paid_after_cancel', 'dispute', 'card_missing', 'left_unpaid'));
