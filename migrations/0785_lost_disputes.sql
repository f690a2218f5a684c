-- What a bank keeps for good is written off: of goods that were invoiced a loss, of others what the customer had paid
-- ahead, and has back by their bank.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in
  ('capture', 'receipt', 'return', 'refund', 'fee', 'dispute', 'dispute_won', 'dispute_lost',
   'credit_granted', 'credit_spent', 'credit_returned', 'credit_expired',
   'voucher_issued', 'voucher_redeemed', 'voucher_ended'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (account in
  ('receivable', 'clearing.sandbox', 'clearing.stripe', 'bank', 'refunds', 'fees', 'disputes',
   'dispute_losses', 'charged_back', 'store_credit', 'vouchers', 'goodwill'));
