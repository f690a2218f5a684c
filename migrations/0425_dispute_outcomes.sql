-- How a dispute ended: the bank gave the money back (`dispute_won`), or somebody of the team says so when they
-- close its finding. What is won holds nothing any more; what is lost stays as it was (decision 0355).
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('capture', 'receipt', 'return', 'refund', 'fee', 'dispute', 'dispute_won'));
alter table payment_findings add column outcome text check (outcome in ('won', 'lost'));
alter table payment_findings add constraint payment_findings_outcome_of_dispute
  check (outcome is null or (kind = 'dispute' and state <> 'open'));

-- A handful each: read wherever an order may leave.
create index ledger_entries_disputes_won on ledger_entries (reference) where kind = 'dispute_won';
create index payment_findings_won on payment_findings (subject) where outcome = 'won';
