-- A bank may ask about a charge before it takes any of its money. What was noted of such questions as of a dispute is said again
-- by the provider, and is booked back then.
alter table payment_disputes add column is_inquiry boolean not null default false;

alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check check (kind in
  ('orphan_charge', 'provider_differs', 'order_differs', 'held_too_long', 'orphan_event',
   'overpaid', 'underpaid', 'paid_after_cancel', 'dispute', 'inquiry', 'card_missing', 'left_unpaid'));
