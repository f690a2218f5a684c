-- What is in which parcel stands with the parcels of a shipment, as `contents` (O-19). An order of which a parcel left
-- and others follow is found as such by the team.
create or replace function derive_team_order(which bigint) returns setof team_document language sql stable as $$
  select 'order', o.id::text, o.number, o.number,
    concat_ws(' ', o.number, said.name, said.company, o.email),
    concat_ws(' ', goods.names, said.place, case when o.email is not null then card.last4 end),
    array[o.number], coalesce(phones.forms, '{}'::text[]) || coalesce(sent.numbers, '{}'::text[]),
    goods.names,
    jsonb_build_object('name', said.name, 'email', o.email, 'total', o.total, 'state', o.state,
      'paymentState', o.payment_state, 'shippingState', o.shipping_state, 'payment', p.state,
      'pieces', goods.pieces, 'hasParcels', sent.numbers is not null),
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

update shipments set parcels = parcels where tracking_number is not null and state = 'ready';
