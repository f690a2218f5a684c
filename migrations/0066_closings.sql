-- Totals of each day, month and year, sealed and chained when the period is over (INV-06).
create table closings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('day', 'month', 'year')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- The totals, whole, in the very bytes that were hashed.
  snapshot text not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  unique (kind, first_day)
);

create trigger closings_frozen before update or delete on closings
  for each row execute function refuse_change();

-- What a closing says of a day stays true: no document is dated in it any more.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  if exists (select from closings where kind = 'day' and first_day >= new.issued_on) then
    raise exception 'the books of % are closed', new.issued_on using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger invoices_after_closing before insert on invoices
  for each row execute function refuse_closed_day();
