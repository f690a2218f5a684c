-- A declaration of withdrawal counts when it is made; what follows from it (the order is cancelled, a
-- subscription ends) waits until its customer has shown that it was theirs, or a while has passed.
alter table withdrawals
  -- Hash of the key in the receipt.
  add column token_hash text unique,
  -- How what follows was decided; null while it waits.
  add column decision text check (decision in ('confirmed', 'denied', 'lapsed')),
  add column decided_at timestamptz,
  add check ((decision is null) = (decided_at is null));
-- What was declared until now was carried out at once.
update withdrawals set decision = 'confirmed', decided_at = declared_at;
create index withdrawals_waiting on withdrawals (declared_at) where decision is null and standing = 'in_time';
