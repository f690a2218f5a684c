-- The shop's own statements run as gamelle_shop, which reads and writes but owns nothing: it can neither
-- truncate a table nor delete what is append-only (INV-04, PRI-02). The owner, who migrates, tests and
-- purges after ten years, is whoever DATABASE_URL names.
do $$
begin
  create role gamelle_shop nologin;
exception
  -- Roles belong to the whole server: another database of it made this one.
  when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'gamelle_shop', 'member') then
    execute format('grant gamelle_shop to %I', current_user);
  end if;
end $$;

-- The tables of the job queue are made, and divided, by the owner.
create schema if not exists pgboss;

grant usage on schema public, pgboss to gamelle_shop;
grant select, insert, update, delete on all tables in schema public, pgboss to gamelle_shop;
grant usage, select on all sequences in schema public, pgboss to gamelle_shop;
alter default privileges in schema public
  grant select, insert, update, delete on tables to gamelle_shop;
alter default privileges in schema pgboss
  grant select, insert, update, delete on tables to gamelle_shop;
alter default privileges in schema public grant usage, select on sequences to gamelle_shop;
alter default privileges in schema pgboss grant usage, select on sequences to gamelle_shop;

revoke delete on invoices, invoice_files, vat_entries, closings, ledger_entries, ledger_lines,
  staff_actions, stock_movements, price_history from gamelle_shop;
revoke insert, update, delete on schema_migrations from gamelle_shop;

-- A draft was shown to nobody: what was typed into it is no price anybody was asked for (PRI-02). The
-- one way the shop forgets a price, as the owner and for drafts alone.
create function forget_draft_prices(variant text, sites text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from product_variants v join products p on p.id = v.product_id
    where v.code = variant and p.status <> 'draft'
  ) then
    raise exception 'the prices of % were asked for and stay', variant
      using errcode = 'restrict_violation';
  end if;
  delete from price_history
    where variant_code = variant and (sites is null or channel_code = any (sites));
end $$;
revoke all on function forget_draft_prices(text, text[]) from public;
grant execute on function forget_draft_prices(text, text[]) to gamelle_shop;
