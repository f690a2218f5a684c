-- What the team looks for, one document a thing. Triggers write it in the transaction that changes the
-- thing (decision 0351), so that no outage, crash or forgotten call leaves it wrong.

-- Lower case, no accents.
create function fold_text(written text) returns text
language sql immutable strict parallel safe
return regexp_replace(replace(replace(replace(replace(normalize(lower(written), NFD),
  'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ''''), '[\u0300-\u036f]', '', 'g');

-- A code as it is compared: letters and digits, no zeros before a number.
create function fold_code(written text) returns text
language sql immutable strict parallel safe
return left(ltrim(regexp_replace(fold_text(written), '[^a-z0-9]+', '', 'g'), '0'), 60);

-- A telephone number as people dial it, at home and from abroad.
create function phone_forms(written text) returns text[]
language sql immutable parallel safe
return (
  select case
    when digits is null or digits = '' then '{}'::text[]
    when written not like '+%' then array[digits]
    when digits like '352%' then array[digits, '0' || substr(digits, 4), substr(digits, 4)]
    else array[digits, '0' || substr(digits, 3)]
  end
  from (select regexp_replace(written, '\D', '', 'g') as digits) as dialled
);

-- What a document is found by: `castel` a whole word, `~tel` an end of a word (so that every part of it
-- begins something), `#45` a whole code. Ends are those of names and of numbers, not of texts.
create function team_words(heads text, others text, codes text[], numbers text[]) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  named text := fold_text(coalesce(heads, ''));
  said text := fold_text(coalesce(others, ''));
  lexemes text[];
begin
  with head_words as (
    select left(word, 60) as word
    from string_to_table(regexp_replace(named, '[^a-z0-9]+', ' ', 'g'), ' ') word where word <> ''
    union
    -- N’Guyen is typed NGuyen as well, Jean-Pierre Jeanpierre.
    select left(regexp_replace(joined[1], '[^a-z0-9]', '', 'g'), 60)
    from regexp_matches(named, '[a-z0-9]+(?:[''-][a-z0-9]+)+', 'g') joined
  ),
  dialled as (
    select left(regexp_replace(fold_text(number), '[^a-z0-9]', '', 'g'), 60) as number from unnest(numbers) number
  )
  select array_agg(lexeme) into lexemes from (
    select word as lexeme from head_words
    union all
    select left(word, 60) from string_to_table(regexp_replace(said, '[^a-z0-9]+', ' ', 'g'), ' ') word
    union all
    select ltrim(word, '0') from head_words where word ~ '^0+[1-9][0-9]*$'
    union all
    select '~' || right(word, size) from head_words
      cross join generate_series(3, 24) size where size < length(word) and word ~ '^[a-z]+$'
    union all
    select '~' || right(word, size) from head_words
      cross join generate_series(4, 6) size where size < length(word) and word !~ '^[a-z]+$'
    union all select number from dialled
    union all select '#' || ltrim(number, '0') from dialled
    union all
    select '~' || right(number, size) from dialled
      cross join generate_series(4, 9) size where size < length(number)
    union all select '#' || fold_code(code) from unnest(codes) code
    -- AB-00421 is typed 421.
    union all
    select '#' || ltrim(substring(fold_text(code) from '^[a-z]+-?([0-9]+)$'), '0')
      from unnest(codes) code where fold_text(code) ~ '^[a-z]+-?0*[1-9][0-9]*$'
  ) found where lexeme <> '';
  return coalesce(array_to_tsvector(lexemes), ''::tsvector);
end $$;

create table team_documents (
  -- `order`, `customer`, `guest`, `subscription`, `product`, `lot`, `message`, `promotion`, `invoice`, `text`.
  kind text not null,
  -- What it is about, as the database names it.
  ref text not null,
  -- The same as an address of the back office names it.
  key text not null default '',
  title text not null default '',
  -- What it is called, and what else it says.
  heads text not null default '',
  others text not null default '',
  codes text[] not null default '{}',
  -- Telephones and tracking numbers.
  numbers text[] not null default '{}',
  -- What of it names nobody; null: nothing, or all of it where its kind is of nobody.
  open_text text,
  -- What is shown of it.
  facts jsonb not null default '{}',
  -- The latest comes first among equals.
  at timestamptz,
  -- With `=order`, what it is: a search for things of one kind reads those alone.
  words tsvector not null generated always as
    (team_words(heads, others, codes, numbers) || array_to_tsvector(array['=' || kind])) stored,
  open_words tsvector generated always as (case when open_text is not null then
    team_words('', open_text, codes, '{}') || array_to_tsvector(array['=' || kind]) end) stored,
  primary key (kind, ref)
);
create index team_documents_words on team_documents using gin (words) with (fastupdate = off);
create index team_documents_open on team_documents using gin (open_words) with (fastupdate = off)
  where open_words is not null;
create index team_documents_latest on team_documents (kind, at desc, ref);
create unique index team_documents_key on team_documents (kind, key) where kind = 'guest';

create type team_document as (
  kind text, ref text, key text, title text, heads text, others text, codes text[], numbers text[],
  open_text text, facts jsonb, at timestamptz
);

-- What orders of one mailbox without an account are called in an address.
create function guest_key(mailbox text) returns text language sql immutable strict parallel safe
return left(encode(sha256(convert_to(mailbox, 'UTF8')), 'hex'), 24);

create function is_erased_customer(which bigint, email text) returns boolean
language sql immutable parallel safe
return email = 'erased-' || which || '@customer.invalid';

create function derive_team_order(which bigint) returns setof team_document language sql stable as $$
  select 'order', o.id::text, o.number, o.number,
    concat_ws(' ', o.number, said.name, said.company, o.email),
    concat_ws(' ', goods.names, said.place, case when o.email is not null then card.last4 end),
    array[o.number], coalesce(phones.forms, '{}'::text[]) || coalesce(sent.numbers, '{}'::text[]),
    goods.names,
    jsonb_build_object('name', said.name, 'email', o.email, 'total', o.total, 'state', o.state,
      'paymentState', o.payment_state, 'shippingState', o.shipping_state, 'payment', p.state,
      'pieces', goods.pieces),
    o.placed_at
  from orders o
  left join payments p on p.order_id = o.id
  -- After an erasure the billing address stays for the books, and finds nobody.
  left join lateral (
    select string_agg(distinct nullif(nullif(concat_ws(' ', a.first_name, a.last_name), '— —'), ''), ', ') as name,
      string_agg(distinct a.company, ' ') as company,
      string_agg(distinct concat_ws(' ', a.postcode, a.city,
        regexp_replace(concat_ws(' ', a.street, a.street2), '\d+', ' ', 'g')), ' ') as place
    from order_addresses a
    where a.order_id = o.id and o.email is not null
  ) said on true
  left join lateral (
    select array_agg(distinct form) as forms from order_addresses a
      cross join lateral unnest(phone_forms(a.phone_number) || phone_forms(a.phone_number2)) form
    where a.order_id = o.id and o.email is not null
  ) phones on true
  left join lateral (
    select string_agg(distinct i.product_name || ' ' || i.variant_name || ' ' || i.variant_code, ' ') as names,
      sum(i.quantity) as pieces
    from order_items i where i.order_id = o.id
  ) goods on true
  left join lateral (
    select array_agg(distinct number) as numbers from (
      select s.tracking_number as number from shipments s where s.order_id = o.id
      union
      select parcel ->> 'trackingNumber' from shipments s
        cross join lateral jsonb_array_elements(s.parcels) parcel where s.order_id = o.id
    ) each_parcel where number is not null
  ) sent on true
  left join lateral (
    select string_agg(distinct t.card ->> 'last4', ' ') as last4
    from payment_attempts t where t.order_token = o.token and t.card is not null
  ) card on true
  where o.id = which and o.placed_at is not null
$$;

create function derive_team_customer(which bigint) returns setof team_document language sql stable as $$
  select 'customer', c.id::text, c.id::text, concat_ws(' ', c.first_name, c.last_name),
    concat_ws(' ', c.first_name, c.last_name, c.email, lived.names, lived.companies),
    concat_ws(' ', lived.places, cards.last4, fed.names),
    array[c.id::text], coalesce(phones.forms, '{}'::text[]), null,
    jsonb_build_object('name', concat_ws(' ', c.first_name, c.last_name), 'email', c.email,
      'subscriber', c.is_subscriber),
    c.created_at
  from customers c
  left join lateral (
    select string_agg(distinct concat_ws(' ', a.first_name, a.last_name), ' ') as names,
      string_agg(distinct a.company, ' ') as companies,
      string_agg(distinct concat_ws(' ', a.postcode, a.city,
        regexp_replace(concat_ws(' ', a.street, a.street2), '\d+', ' ', 'g')), ' ') as places
    from customer_addresses a where a.customer_id = c.id
  ) lived on true
  left join lateral (
    select array_agg(distinct form) as forms from (
      select unnest(phone_forms(c.phone_number)) as form
      union
      select unnest(phone_forms(a.phone_number) || phone_forms(a.phone_number2))
      from customer_addresses a where a.customer_id = c.id
    ) each_phone
  ) phones on true
  left join lateral (
    select string_agg(distinct k.last4, ' ') as last4 from payment_cards k
    where k.customer_id = c.id and k.removed_at is null
  ) cards on true
  left join lateral (
    select string_agg(distinct p.name, ' ') as names from animals p where p.customer_id = c.id
  ) fed on true
  where c.id = which and not is_erased_customer(c.id, c.email)
$$;

create function derive_team_guest(box text) returns setof team_document language sql stable as $$
  select 'guest', box, guest_key(box), coalesce(bought.name, wrote.name, bought.email, wrote.email),
    concat_ws(' ', bought.names, wrote.names, bought.emails, wrote.emails, bought.companies),
    bought.places, '{}'::text[], coalesce(bought.phones, '{}'::text[]), null,
    jsonb_build_object('name', coalesce(bought.name, wrote.name), 'email', coalesce(bought.email, wrote.email),
      'orders', coalesce(bought.orders, 0), 'messages', coalesce(wrote.messages, 0)),
    greatest(bought.at, wrote.at)
  from (
    select count(distinct o.id) as orders, max(o.placed_at) as at,
      (array_agg(o.email order by o.placed_at desc))[1] as email,
      (array_agg(concat_ws(' ', a.first_name, a.last_name) order by o.placed_at desc, a.kind desc))[1] as name,
      string_agg(distinct o.email, ' ') as emails,
      string_agg(distinct concat_ws(' ', a.first_name, a.last_name), ' ') as names,
      string_agg(distinct a.company, ' ') as companies,
      string_agg(distinct concat_ws(' ', a.postcode, a.city,
        regexp_replace(concat_ws(' ', a.street, a.street2), '\d+', ' ', 'g')), ' ') as places,
      array_agg(distinct form) filter (where form is not null) as phones
    from orders o
    left join order_addresses a on a.order_id = o.id
    left join lateral unnest(phone_forms(a.phone_number) || phone_forms(a.phone_number2)) form on true
    where mailbox_of(o.email) = box and o.placed_at is not null and o.customer_id is null
  ) bought
  cross join (
    select count(*) as messages, max(r.created_at) as at,
      (array_agg(r.email order by r.id desc))[1] as email,
      (array_agg(nullif(concat_ws(' ', r.first_name, r.last_name), '') order by r.id desc))[1] as name,
      string_agg(distinct r.email, ' ') as emails,
      string_agg(distinct concat_ws(' ', r.first_name, r.last_name), ' ') as names
    from contact_requests r where mailbox_of(r.email) = box and r.customer_id is null
  ) wrote
  where bought.orders > 0 or wrote.messages > 0
$$;
create index contact_requests_box on contact_requests (mailbox_of(email));

create function derive_team_subscription(which bigint) returns setof team_document language sql stable as $$
  select 'subscription', s.id::text, s.code, s.code,
    concat_ws(' ', s.code, c.first_name, c.last_name, c.email, s.shipping_address ->> 'firstName',
      s.shipping_address ->> 'lastName', s.shipping_address ->> 'company'),
    concat_ws(' ', goods.names, s.shipping_address ->> 'postcode', s.shipping_address ->> 'city', k.last4),
    array[s.code],
    phone_forms(c.phone_number) || phone_forms(s.shipping_address ->> 'phoneNumber'),
    goods.names,
    jsonb_build_object('name', concat_ws(' ', c.first_name, c.last_name), 'email', c.email,
      'status', s.status, 'heldFor', s.held_for),
    s.created_at
  from subscriptions s
  join customers c on c.id = s.customer_id
  left join payment_cards k on k.id = s.card_id and k.removed_at is null
  left join lateral (
    select string_agg(distinct concat_ws(' ', i.known ->> 'productName', i.known ->> 'variantName',
      i.variant_code), ' ') as names
    from subscription_items i where i.subscription_id = s.id
  ) goods on true
  where s.id = which and not is_erased_customer(c.id, c.email)
$$;

create function derive_team_message(which bigint) returns setof team_document language sql stable as $$
  select 'message', r.id::text, r.id::text, coalesce(r.subject, left(r.message, 80)),
    concat_ws(' ', r.subject, r.first_name, r.last_name, r.email, r.order_number),
    concat_ws(' ', r.product_name, left(r.message, 4000), said.texts),
    array_remove(array[r.id::text, r.order_number], null), '{}'::text[], null,
    jsonb_build_object('name', concat_ws(' ', r.first_name, r.last_name), 'email', r.email,
      'answered', r.answered_at is not null),
    r.created_at
  from contact_requests r
  left join lateral (
    select left(string_agg(a.text, ' ' order by a.id desc), 4000) as texts
    from contact_replies a where a.request_id = r.id
  ) said on true
  where r.id = which
$$;

create function derive_team_product(which bigint) returns setof team_document language sql stable as $$
  select 'product', p.id::text, p.sku, p.name,
    concat_ws(' ', p.name, formats.names), concat_ws(' ', p.short_description, p.protein),
    array[p.sku] || coalesce(formats.codes, '{}'::text[]), '{}'::text[],
    concat_ws(' ', p.name, formats.names),
    jsonb_build_object('status', p.status, 'picture', (select shown.picture_hash from product_pictures shown
      where shown.product_id = p.id order by shown.position limit 1)),
    p.created_at
  from products p
  left join lateral (
    select string_agg(v.format, ' ' order by v.position) as names,
      array_agg(v.code order by v.position) || array_agg(v.ean order by v.position)
        filter (where v.ean is not null) as codes
    from product_variants v where v.product_id = p.id
  ) formats on true
  where p.id = which
$$;

-- `ref`: article and lot.
create function derive_team_lot(which text) returns setof team_document language sql stable as $$
  select 'lot', which, l.lot || ' ' || l.variant_code, l.lot, concat_ws(' ', l.lot, l.variant_code),
    l.product_name, array[l.lot], '{}'::text[], concat_ws(' ', l.lot, l.variant_code, l.product_name),
    jsonb_build_object('lot', l.lot, 'variant', l.variant_code, 'product', l.product_name),
    null::timestamptz
  from order_lots l
  where l.lot = split_part(which, E'\n', 2) and l.variant_code = split_part(which, E'\n', 1)
  order by l.id limit 1
$$;

create function derive_team_promotion(which text) returns setof team_document language sql stable as $$
  select 'promotion', p.code, p.code, p.name, concat_ws(' ', p.name, p.code), own.codes,
    array[p.code] || coalesce(own.list, '{}'::text[]), '{}'::text[], concat_ws(' ', p.name, p.code),
    jsonb_build_object('enabled', p.enabled, 'startsOn', p.starts_on, 'endsOn', p.ends_on),
    p.starts_on::timestamp at time zone 'Europe/Paris'
  from promotions p
  left join lateral (
    select string_agg(k.code, ' ' order by k.code) as codes, array_agg(k.code order by k.code) as list from (
      select c.code from coupons c
      where c.promotion_code = p.code and c.batch_id is null and c.friends_of is null
      order by c.code limit 100
    ) k
  ) own on true
  where p.code = which
$$;

create function derive_team_invoice(which bigint) returns setof team_document language sql stable as $$
  select 'invoice', i.id::text, i.number, i.number,
    concat_ws(' ', i.number, o.number, said.name, said.company, o.email), null,
    array_remove(array[i.number, o.number], null), '{}'::text[], null,
    jsonb_build_object('name', said.name, 'kind', i.kind, 'total', i.total, 'order', o.number),
    i.issued_at
  from invoices i
  left join orders o on o.id = i.order_id
  left join lateral (
    select string_agg(distinct concat_ws(' ', a.first_name, a.last_name), ', ') as name,
      string_agg(distinct a.company, ' ') as company
    from order_addresses a where a.order_id = o.id and a.kind = 'billing' and o.email is not null
  ) said on true
  where i.id = which
$$;

create function derive_team_text(which bigint) returns setof team_document language sql stable as $$
  select 'text', e.id::text, e.id::text, coalesce(v.source ->> 'title', v.source ->> 'question',
      v.source ->> 'name', v.source ->> 'label', e.slug),
    concat_ws(' ', v.source ->> 'title', v.source ->> 'question', v.source ->> 'name', v.source ->> 'label',
      e.slug),
    left(e.words, 6000), '{}'::text[], '{}'::text[], e.slug,
    jsonb_build_object('type', e.type, 'locale', e.locale, 'published', e.published_at is not null),
    e.updated_at
  from entries e
  join content_versions v on v.entry_id = e.id and v.number = e.version
  where e.id = which
$$;

create function derive_team_document(kind text, ref text) returns setof team_document
language plpgsql stable as $$
begin
  case kind
    when 'order' then return query select * from derive_team_order(ref::bigint);
    when 'customer' then return query select * from derive_team_customer(ref::bigint);
    when 'guest' then return query select * from derive_team_guest(ref);
    when 'subscription' then return query select * from derive_team_subscription(ref::bigint);
    when 'message' then return query select * from derive_team_message(ref::bigint);
    when 'product' then return query select * from derive_team_product(ref::bigint);
    when 'lot' then return query select * from derive_team_lot(ref);
    when 'promotion' then return query select * from derive_team_promotion(ref);
    when 'invoice' then return query select * from derive_team_invoice(ref::bigint);
    when 'text' then return query select * from derive_team_text(ref::bigint);
  end case;
end $$;

-- Writes the document of one thing anew, or takes it away. Its row is locked before anything is read, so
-- that of two transactions that change parts of one thing the later one sees what the earlier one did.
create function refresh_team_document(which_kind text, which_ref text) returns void
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
  if written_by is null then
    insert into team_documents (kind, ref, key) values (which_kind, which_ref,
      case which_kind when 'guest' then guest_key(which_ref) else '' end) on conflict do nothing;
    perform from team_documents t where t.kind = which_kind and t.ref = which_ref for update;
  end if;
  select * into derived from derive_team_document(which_kind, which_ref);
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

-- Everything there is a document of.
create view team_subjects as
  select 'order' as kind, id::text as ref from orders where placed_at is not null
  union all select 'customer', id::text from customers
  union all select distinct 'guest', mailbox_of(email) from orders
    where placed_at is not null and customer_id is null and email is not null
  union all select distinct 'guest', mailbox_of(r.email) from contact_requests r
    where r.customer_id is null and not exists (select from orders o where o.placed_at is not null
      and o.customer_id is null and mailbox_of(o.email) = mailbox_of(r.email))
  union all select 'subscription', id::text from subscriptions
  union all select 'message', id::text from contact_requests
  union all select 'product', id::text from products
  union all select distinct 'lot', variant_code || E'\n' || lot from order_lots
  union all select 'promotion', code from promotions
  union all select 'invoice', id::text from invoices
  union all select 'text', id::text from entries;

-- Triggers: each names what it refreshes. They fire when a transaction commits, when all of it is done: its last
-- locks are those of documents, so that nothing else ever waits behind one.
create function follow_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.placed_at is not null then
    if tg_op = 'DELETE' then perform refresh_team_document('order', old.id::text); end if;
    if old.customer_id is null then perform refresh_team_document('guest', mailbox_of(old.email)); end if;
  end if;
  if tg_op <> 'DELETE' and new.placed_at is not null then
    perform refresh_team_document('order', new.id::text);
    if new.customer_id is null then perform refresh_team_document('guest', mailbox_of(new.email)); end if;
    if tg_op = 'UPDATE' and new.email is distinct from old.email then
      perform refresh_team_document('invoice', i.id::text) from invoices i where i.order_id = new.id;
    end if;
  end if;
  return null;
end $$;
create constraint trigger team_search_insert after insert on orders deferrable initially deferred for each row
  when (new.placed_at is not null) execute function follow_order();
create constraint trigger team_search_update after update on orders deferrable initially deferred for each row
  when ((old.placed_at is not null or new.placed_at is not null)
    and (old.number, old.email, old.customer_id, old.state, old.payment_state, old.shipping_state, old.total, old.placed_at)
      is distinct from
      (new.number, new.email, new.customer_id, new.state, new.payment_state, new.shipping_state, new.total, new.placed_at))
  execute function follow_order();
create constraint trigger team_search_delete after delete on orders deferrable initially deferred for each row
  when (old.placed_at is not null) execute function follow_order();

-- Parts of an order: carts are nobody's business but their shopper's.
create function follow_order_part() returns trigger language plpgsql as $$
declare
  part record;
  placed record;
begin
  if tg_op = 'DELETE' then part := old; else part := new; end if;
  select o.id, o.email, o.customer_id into placed from orders o
    where o.id = part.order_id and o.placed_at is not null;
  if not found then return null; end if;
  perform refresh_team_document('order', placed.id::text);
  if tg_table_name = 'order_addresses' then
    if placed.customer_id is null then
      perform refresh_team_document('guest', mailbox_of(placed.email));
    end if;
    perform refresh_team_document('invoice', i.id::text) from invoices i where i.order_id = placed.id;
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or update or delete on order_items
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search after insert or update or delete on order_addresses
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search after insert or update of tracking_number, parcels on shipments
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search after insert or update of state on payments
  deferrable initially deferred for each row execute function follow_order_part();

create function follow_attempt() returns trigger language plpgsql as $$
begin
  perform refresh_team_document('order', o.id::text) from orders o
    where o.token = new.order_token and o.placed_at is not null;
  return null;
end $$;
create constraint trigger team_search_insert after insert on payment_attempts deferrable initially deferred for each row
  when (new.card is not null) execute function follow_attempt();
create constraint trigger team_search_update after update on payment_attempts deferrable initially deferred for each row
  when ((old.card, old.state) is distinct from (new.card, new.state)
    and (old.card is not null or new.card is not null)) execute function follow_attempt();

create function follow_customer() returns trigger language plpgsql as $$
declare
  which bigint;
begin
  if tg_op = 'DELETE' then which := old.id; else which := new.id; end if;
  perform refresh_team_document('customer', which::text);
  if tg_op = 'UPDATE' and (old.email, old.first_name, old.last_name, old.phone_number)
      is distinct from (new.email, new.first_name, new.last_name, new.phone_number) then
    perform refresh_team_document('subscription', s.id::text) from subscriptions s
      where s.customer_id = which;
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of email, first_name, last_name, phone_number,
  is_subscriber, created_at on customers deferrable initially deferred for each row execute function follow_customer();

create function follow_customer_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('customer', old.customer_id::text); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.customer_id is distinct from old.customer_id) then
    perform refresh_team_document('customer', new.customer_id::text);
  end if;
  if tg_table_name = 'payment_cards' and tg_op <> 'INSERT' then
    perform refresh_team_document('subscription', s.id::text) from subscriptions s where s.card_id = old.id;
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or update or delete on customer_addresses
  deferrable initially deferred for each row execute function follow_customer_part();
create constraint trigger team_search after insert or delete or update of customer_id, last4, removed_at on payment_cards
  deferrable initially deferred for each row execute function follow_customer_part();
create constraint trigger team_search after insert or delete or update of customer_id, name on animals
  deferrable initially deferred for each row execute function follow_customer_part();

create function follow_subscription() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('subscription', old.id::text);
  else perform refresh_team_document('subscription', new.id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of status, held_for, card_id, customer_id,
  shipping_address on subscriptions deferrable initially deferred for each row execute function follow_subscription();

create function follow_subscription_item() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('subscription', old.subscription_id::text);
  else perform refresh_team_document('subscription', new.subscription_id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of variant_code, known on subscription_items
  deferrable initially deferred for each row execute function follow_subscription_item();

create function follow_message() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_team_document('message', old.id::text);
    perform refresh_team_document('guest', mailbox_of(old.email));
  end if;
  if tg_op <> 'DELETE' then
    perform refresh_team_document('message', new.id::text);
    if new.customer_id is null then perform refresh_team_document('guest', mailbox_of(new.email)); end if;
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of customer_id, email, first_name, last_name, subject,
  order_number, product_name, message, answered_at on contact_requests
  deferrable initially deferred for each row execute function follow_message();

create function follow_reply() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('message', old.request_id::text);
  else perform refresh_team_document('message', new.request_id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of text on contact_replies
  deferrable initially deferred for each row execute function follow_reply();

create function follow_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('product', old.id::text);
  else perform refresh_team_document('product', new.id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of sku, name, status, short_description, protein,
  created_at on products deferrable initially deferred for each row execute function follow_product();

create function follow_product_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('product', old.product_id::text); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.product_id <> old.product_id) then
    perform refresh_team_document('product', new.product_id::text);
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of code, format, ean, position, product_id
  on product_variants deferrable initially deferred for each row execute function follow_product_part();
create constraint trigger team_search after insert or delete or update of picture_hash, position, product_id
  on product_pictures deferrable initially deferred for each row execute function follow_product_part();

-- Parcels that leave at the same time hold the same lots: a document that is there is not locked.
create function follow_lot() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if not exists (select from order_lots l where l.lot = old.lot and l.variant_code = old.variant_code) then
      perform refresh_team_document('lot', old.variant_code || E'\n' || old.lot);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if not exists (select from team_documents t
        where t.kind = 'lot' and t.ref = new.variant_code || E'\n' || new.lot) then
      perform refresh_team_document('lot', new.variant_code || E'\n' || new.lot);
    end if;
  end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of lot, variant_code on order_lots
  deferrable initially deferred for each row execute function follow_lot();

create function follow_promotion() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('promotion', old.code);
  else perform refresh_team_document('promotion', new.code); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of code, name, enabled, starts_on, ends_on
  on promotions deferrable initially deferred for each row execute function follow_promotion();

create function follow_coupon() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform refresh_team_document('promotion', old.promotion_code);
  else perform refresh_team_document('promotion', new.promotion_code); end if;
  return null;
end $$;
create constraint trigger team_search_insert after insert on coupons deferrable initially deferred for each row
  when (new.batch_id is null and new.friends_of is null) execute function follow_coupon();
create constraint trigger team_search_delete after delete on coupons deferrable initially deferred for each row
  when (old.batch_id is null and old.friends_of is null) execute function follow_coupon();

create function follow_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform refresh_team_document('invoice', old.id::text);
  else perform refresh_team_document('invoice', new.id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete on invoices
  deferrable initially deferred for each row execute function follow_invoice();

create function follow_text() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_team_document('text', old.id::text);
  else perform refresh_team_document('text', new.id::text); end if;
  return null;
end $$;
create constraint trigger team_search after insert or delete or update of slug, words, version, published_at, updated_at
  on entries deferrable initially deferred for each row execute function follow_text();

create function follow_text_version() returns trigger language plpgsql as $$
begin
  perform refresh_team_document('text', new.entry_id::text);
  return null;
end $$;
create constraint trigger team_search after insert or update of source on content_versions
  deferrable initially deferred for each row execute function follow_text_version();

select refresh_team_document(kind, ref) from team_subjects;
