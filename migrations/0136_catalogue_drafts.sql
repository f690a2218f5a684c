-- A product is written before it is shown: a draft may lack anything, and nobody in the shop sees it.
alter table products drop constraint products_status_check;
alter table products add constraint products_status_check
  check (status in ('draft', 'sold', 'stopped', 'hidden', 'replaced'));

alter table food_labels
  drop constraint food_labels_composition_check,
  drop constraint food_labels_additives_check,
  drop constraint food_labels_constituents_check,
  drop constraint food_labels_instructions_check,
  drop constraint food_labels_storage_check,
  -- Who answers for the food, with an address; '' on labels of before nobody asked.
  add column operator text not null default '';

-- What those checks held still holds for everything that is not a draft (FOOD-01).
create function refuse_partial_label() returns trigger language plpgsql as $$
begin
  if exists (
    select from products p join food_labels l on l.product_id = p.id
    where p.id = (case when tg_table_name = 'products' then to_jsonb(new) ->> 'id'
                      else to_jsonb(new) ->> 'product_id' end)::bigint
      and p.status <> 'draft'
      and ('' in (l.composition, l.additives, l.instructions, l.storage)
        or not l.constituents @> '[{"code":"protein"},{"code":"fat"},{"code":"fibre"},{"code":"ash"}]'))
  then
    raise exception 'a product that is no draft has its whole label';
  end if;
  return null;
end $$;

-- Deferred: a product and its label are written one after the other.
create constraint trigger labels_whole after insert or update on food_labels
  deferrable initially deferred for each row execute function refuse_partial_label();
create constraint trigger labels_whole after update of status on products
  deferrable initially deferred for each row
  when (old.status = 'draft' and new.status <> 'draft') execute function refuse_partial_label();

alter table product_variants
  -- The number under the bars, its last digit checked by whoever writes it.
  add column ean text unique check (ean ~ '^([0-9]{8}|[0-9]{13})$');

-- What a product said after each change of the team, in words, so that whoever edits an older one
-- sees what changed meanwhile.
create table product_versions (
  product_id bigint not null references products on delete cascade,
  version integer not null,
  facts jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (product_id, version)
);
