-- When a charge was agreed to by whoever pays: said on the page of the order beside the day of the debit.
alter table payment_attempts add column authorized_at timestamptz;

update payment_attempts set authorized_at = created_at
where state in ('authorized', 'accepted', 'captured', 'voiding') and method_code not in ('cheque', 'bank_transfer');
