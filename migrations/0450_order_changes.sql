-- What the team changed in the lines of an order that was paid and had not left (O-22): as they were, as they
-- are, and what that came to. One that costs more is awaited until its customer has paid it, or undone.
create table order_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- Lines as their customer reads them: key, variant, names, pieces, cents.
  lines_before jsonb not null check (jsonb_typeof(lines_before) = 'array'),
  lines_after jsonb not null
    check (jsonb_typeof(lines_after) = 'array' and jsonb_array_length(lines_after) > 0),
  total_before integer not null check (total_before > 0),
  total_after integer not null check (total_after > 0),
  -- Cents that go back because of it, by the provider or by a transfer of the team.
  returned integer not null check (returned >= 0),
  state text not null default 'made' check (state in ('made', 'awaited', 'undone')),
  -- What puts the order back as it was, while its customer has not paid what it costs more.
  undo jsonb,
  -- Its customer reads it.
  reason text not null check (length(reason) between 1 and 500),
  staff_id integer references staff_members (id),
  made_at timestamptz not null,
  check ((state = 'awaited') = (undo is not null)),
  check (state = 'made' or (total_after > total_before and returned = 0))
);
create index order_changes_order on order_changes (order_id, id);
create unique index order_changes_one_awaited on order_changes (order_id) where state = 'awaited';

-- Money that is here beyond what an order comes to since its lines were changed: it goes back without a credit note,
-- since the invoice never holds it.
alter table refunds add column surplus boolean not null default false;
alter table refunds add constraint refunds_surplus_is_no_goods
  check (not surplus or (units = '{}' and not shipping and goodwill = 0 and shipping_kept = 0));
-- The next refund of goods is computed from what stands after this one; of a surplus nothing is.
drop index refunds_one_pending;
create unique index refunds_one_pending on refunds (order_id) where state = 'pending' and not surplus;
