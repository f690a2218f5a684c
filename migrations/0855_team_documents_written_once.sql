-- A new document is derived first and inserted whole: it was inserted empty to hold its place, derived and then
-- updated, so that each of its index entries was made twice. Who loses the race for the same key waits at the
-- insert until the other is committed, and derives again under the lock, as for a document that was there before.
create or replace function refresh_team_document(which_kind text, which_ref text) returns void
language plpgsql as $$
declare
  derived team_document;
  written_by xid;
begin
  if which_ref is null then return; end if;
  select t.xmin into written_by from team_documents t
    where t.kind = which_kind and t.ref = which_ref for update;
  -- Written by another change of this transaction, which is at its end.
  if written_by = pg_current_xact_id()::xid then return; end if;
  select * into derived from derive_team_document(which_kind, which_ref);
  if written_by is null then
    -- Without a row of its own there is nothing to write; whoever creates one meanwhile derives it from then on.
    if derived.ref is null then return; end if;
    insert into team_documents (kind, ref, key, title, heads, others, codes, numbers, open_text, facts, at)
      values (which_kind, which_ref, derived.key, derived.title, derived.heads, coalesce(derived.others, ''),
        derived.codes, derived.numbers, derived.open_text, derived.facts, derived.at)
      on conflict do nothing;
    if found then return; end if;
    perform from team_documents t where t.kind = which_kind and t.ref = which_ref for update;
    select * into derived from derive_team_document(which_kind, which_ref);
  end if;
  if derived.ref is null then
    delete from team_documents t where t.kind = which_kind and t.ref = which_ref;
  else
    update team_documents t
    set key = derived.key, title = derived.title, heads = derived.heads,
      others = coalesce(derived.others, ''), codes = derived.codes, numbers = derived.numbers,
      open_text = derived.open_text, facts = derived.facts, at = derived.at
    where t.kind = which_kind and t.ref = which_ref
      and (t.key, t.title, t.heads, t.others, t.codes, t.numbers, t.open_text, t.facts, t.at)
        is distinct from (derived.key, derived.title, derived.heads, coalesce(derived.others, ''),
          derived.codes, derived.numbers, derived.open_text, derived.facts, derived.at);
  end if;
end $$;
