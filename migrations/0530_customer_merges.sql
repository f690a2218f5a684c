-- Two accounts of one person become one (O-25). The one that is given up is emptied and stays as a number, since papers
-- name it; its address stays as a former one of the account that goes on, until that one is erased.
create table customer_merges (
  merged_id bigint primary key references customers (id) on delete cascade,
  kept_id bigint not null references customers (id) on delete cascade,
  email text,
  staff_id integer not null references staff_members (id),
  merged_at timestamptz not null,
  -- How many rows of which table changed hands.
  moved jsonb not null,
  check (merged_id <> kept_id)
);
create index customer_merges_kept on customer_merges (kept_id);

-- Rows that name their owner twice change hands together: the two are compared when all have moved.
do $$
declare
  pair record;
begin
  for pair in
    select conrelid::regclass as held_by, conname from pg_constraint
    where contype = 'f' and not condeferrable and (pg_get_constraintdef(oid) like 'FOREIGN KEY (subscription_id, customer_id)%'
      or pg_get_constraintdef(oid) like 'FOREIGN KEY (animal_id, customer_id)%'
      or (conrelid = 'sponsorships'::regclass and confrelid = 'sponsors'::regclass))
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', pair.held_by, pair.conname);
  end loop;
end $$;

-- Who a card is kept for at its provider, where that is not its customer: an account that became theirs.
alter table payment_card_tokens add column holder text;

-- Every address that is, or was by an account of theirs, a customer's.
create view customer_emails as
  select id as customer_id, lower(email) as email from customers
  union
  select kept_id, lower(email) from customer_merges where email is not null;

create or replace function person_events(which bigint, box text)
returns table (at timestamptz, kind text, key text, detail text, amount integer, actor text)
language sql stable as $$
  -- Accounts that became this one: what was done to them, and where they were written to.
  with once as materialized (
    select m.merged_id, m.email, m.merged_at from customer_merges m where m.kept_id = which
  ),
  bought as materialized (
    select o.* from orders o where which is not null and o.customer_id = which and o.placed_at is not null
    union all
    select o.* from orders o where which is null and mailbox_of(o.email) = box and o.placed_at is not null
      and o.customer_id is null
  ),
  asked as materialized (
    select r.* from contact_requests r where which is not null and r.customer_id = which
    union all
    select r.* from contact_requests r where which is null and mailbox_of(r.email) = box and r.customer_id is null
  ),
  addresses as materialized (
    select lower(c.email) as email from customers c where c.id = which and not is_erased_customer(c.id, c.email)
    union
    select lower(m.email) from once m where m.email is not null
    union
    select lower(o.email) from bought o where which is null and o.email is not null
    union
    select lower(r.email) from asked r where which is null
  )
  select o.placed_at, 'order_placed', o.number, o.subscription, o.total, null::text from bought o
  union all
  select o.cancelled_at, 'order_cancelled', o.number, null, null, null from bought o
    where o.cancelled_at is not null
  union all
  select s.shipped_at, 'parcels_sent', o.number, s.tracking_number, null, null
    from bought o join shipments s on s.order_id = o.id where s.shipped_at is not null
  union all
  select s.delivered_at, 'parcels_arrived', o.number, null, null, null
    from bought o join shipments s on s.order_id = o.id where s.delivered_at is not null
  union all
  select coalesce(r.done_at, r.requested_at), 'refund_' || r.state, o.number, r.reason, r.amount, m.name
    from bought o join refunds r on r.order_id = o.id left join staff_members m on m.id = r.asked_by
  union all
  select i.issued_at, case i.kind when 'invoice' then 'invoice' else 'credit_note' end, i.number, null, i.total, null
    from bought o join invoices i on i.order_id = o.id
  union all
  select w.declared_at, 'withdrawal', o.number, w.reference, null, null
    from bought o join withdrawals w on w.order_id = o.id
  union all
  select max(u.used_at), 'voucher', o.number, coalesce(u.coupon_code, u.promotion_code), sum(u.amount)::integer, null
    from bought o join promotion_uses u on u.order_id = o.id where u.coupon_code is not null
    group by o.number, coalesce(u.coupon_code, u.promotion_code)
  union all
  select distinct k.started_at, 'recall', o.number, k.product_name || ' · ' || k.lot, null::integer, null::text
    from bought o join order_lots l on l.order_id = o.id
    join recalls k on k.lot = l.lot and k.variant_code = l.variant_code
  union all
  select n.written_at, 'order_note', o.number, n.text, null, n.author
    from bought o join order_notes n on n.order_id = o.id
  union all
  select r.created_at, 'message', r.id::text, coalesce(r.subject, left(r.message, 80)), null, null from asked r
  union all
  select a.created_at, case when a.written_by is null then 'message_added' else 'message_answered' end, r.id::text,
    left(a.text, 120), null, a.written_by
    from asked r join contact_replies a on a.request_id = r.id
  union all
  select coalesce(m.sent_at, m.created_at), 'mail', m.id::text, m.subject, null, null
    from addresses d join mails m on lower(m.recipient) = d.email
  union all
  select v.created_at, 'review', v.id::text, p.name, v.rating, null
    from reviews v join products p on p.id = v.product_id where v.customer_id = which
  union all
  select s.created_at, 'subscription_created', s.code, null, null, null from subscriptions s where s.customer_id = which
  union all
  select h.at, 'subscription_changed', s.code, h.kind, null, h.actor
    from subscriptions s join subscription_changes h on h.subscription_id = s.id
    where s.customer_id = which and h.kind <> 'created'
  union all
  select k.consented_at, 'card_saved', k.id::text, k.brand || ' ' || k.last4, null, null
    from payment_cards k where k.customer_id = which
  union all
  select k.removed_at, 'card_removed', k.id::text, k.brand || ' ' || k.last4, null, null
    from payment_cards k where k.customer_id = which and k.removed_at is not null
  union all
  select n.created_at, 'note', n.id::text, n.text, null, m.name
    from customer_notes n left join staff_members m on m.id = n.staff_id where n.customer_id = which
  union all
  select t.at, 'team', t.id::text, t.action, null, m.name
    from staff_actions t left join staff_members m on m.id = t.staff_id
    where (t.subject = which::text or t.subject in (select m.merged_id::text from once m)) and t.action like 'customer.%' and t.action <> 'customer.noted'
  union all
  select c.created_at, 'registered', c.id::text, null, null, null from customers c
    where c.id = which or c.id in (select m.merged_id from once m)
$$;
