-- A category as one site shows it. Its products have places, and everything that is counted about
-- them is a row of bits, one at each place: counting thousands is a few operations on some hundred
-- bytes, for whatever is ticked (docs/decisions/0150-categories-counted-in-bits.md).
create table shelves (
  channel_code text not null references channels,
  category_id bigint not null references categories on delete cascade,
  -- The places whose product is listed. All bits of a shelf are of one length.
  listed bit varying not null,
  primary key (channel_code, category_id)
);

create table shelf_values (
  channel_code text not null,
  category_id bigint not null,
  key text not null,
  value text not null,
  -- The places whose listed product answers to this value of this filter.
  members bit varying not null,
  primary key (channel_code, category_id, key, value),
  foreign key (channel_code, category_id) references shelves on delete cascade
);

create table shelf_products (
  channel_code text not null,
  category_id bigint not null,
  product_id bigint not null references products on delete cascade,
  place integer not null check (place >= 0),
  -- As in product_documents: what a category is sorted by.
  listed boolean not null,
  popularity integer not null,
  name text not null,
  price_from integer,
  rating numeric(3, 2),
  created_at timestamptz not null,
  primary key (channel_code, category_id, product_id),
  unique (channel_code, category_id, place),
  foreign key (channel_code, category_id) references shelves on delete cascade
);

create index shelf_products_product on shelf_products (product_id);

-- One per way to sort: a page reads as many entries as it shows.
create index shelf_products_relevance on shelf_products
  (channel_code, category_id, popularity desc, name, product_id) include (place) where listed;
create index shelf_products_price_asc on shelf_products
  (channel_code, category_id, price_from, name, product_id) include (place) where listed;
create index shelf_products_price_desc on shelf_products
  (channel_code, category_id, price_from desc nulls last, name, product_id)
  include (place) where listed;
create index shelf_products_rating on shelf_products
  (channel_code, category_id, rating desc nulls last, popularity desc, name, product_id)
  include (place) where listed;
create index shelf_products_newest on shelf_products
  (channel_code, category_id, created_at desc, product_id desc) include (place) where listed;
create index shelf_products_name on shelf_products
  (channel_code, category_id, name, product_id) include (place) where listed;

-- Whoever leaves a shelf leaves no bit behind.
create function clear_place() returns trigger language plpgsql as $$
begin
  update shelves set listed = set_bit(listed, old.place, 0)
  where channel_code = old.channel_code and category_id = old.category_id
    and get_bit(listed, old.place) = 1;
  update shelf_values set members = set_bit(members, old.place, 0)
  where channel_code = old.channel_code and category_id = old.category_id
    and get_bit(members, old.place) = 1;
  return null;
end $$;

create trigger clear_place after delete on shelf_products
  for each row execute function clear_place();

-- Puts these products where their documents, filters and categories say, on every site. Only what
-- differs is written.
create function shelve(ids bigint[]) returns void language plpgsql as $$
begin
  insert into shelves (channel_code, category_id, listed)
  select distinct d.channel_code, c.category_id, repeat('0', 64)::bit varying
  from product_documents d join product_categories c using (product_id)
  where d.product_id = any (ids)
  on conflict do nothing;

  -- One writer at a time for each shelf, always in the same order.
  perform from shelves
  where (channel_code, category_id) in (
    select d.channel_code, c.category_id
    from product_documents d join product_categories c using (product_id)
    where d.product_id = any (ids)
    union
    select p.channel_code, p.category_id from shelf_products p where p.product_id = any (ids))
  order by channel_code, category_id for update;

  delete from shelf_products p
  where p.product_id = any (ids) and not exists (
    select from product_documents d join product_categories c using (product_id)
    where (d.product_id, d.channel_code, c.category_id)
      = (p.product_id, p.channel_code, p.category_id));

  insert into shelf_products as p (channel_code, category_id, product_id, place,
    listed, popularity, name, price_from, rating, created_at)
  select d.channel_code, c.category_id, d.product_id,
    coalesce(old.place, row_number() over (
        partition by d.channel_code, c.category_id, old.place is null order by d.product_id)
      + coalesce((select max(place) from shelf_products q
        where (q.channel_code, q.category_id) = (d.channel_code, c.category_id)), -1)),
    d.listed, d.popularity, d.name, d.price_from, d.rating, d.created_at
  from product_documents d
  join product_categories c using (product_id)
  left join shelf_products old using (channel_code, category_id, product_id)
  where d.product_id = any (ids)
  on conflict (channel_code, category_id, product_id) do update
  set listed = excluded.listed, popularity = excluded.popularity, name = excluded.name,
    price_from = excluded.price_from, rating = excluded.rating, created_at = excluded.created_at
  where (p.listed, p.popularity, p.name, p.price_from, p.rating, p.created_at) is distinct from
    (excluded.listed, excluded.popularity, excluded.name, excluded.price_from, excluded.rating,
     excluded.created_at);

  -- A shelf that is full gets twice the places.
  with short as (
    select s.channel_code, s.category_id,
      repeat('0', greatest(length(s.listed), p.needed - length(s.listed)))::bit varying as more
    from shelves s
    join (select channel_code, category_id, max(place) + 1 as needed
          from shelf_products where product_id = any (ids) group by 1, 2) p
      using (channel_code, category_id)
    where p.needed > length(s.listed)),
  longer as (
    update shelves s set listed = s.listed || short.more from short
    where (s.channel_code, s.category_id) = (short.channel_code, short.category_id))
  update shelf_values v set members = v.members || short.more from short
  where (v.channel_code, v.category_id) = (short.channel_code, short.category_id);

  with touched as (
    select p.channel_code, p.category_id,
      bit_or(set_bit(s.listed # s.listed, p.place, 1)) as places,
      bit_or(set_bit(s.listed # s.listed, p.place, p.listed::integer)) as listed
    from shelf_products p join shelves s using (channel_code, category_id)
    where p.product_id = any (ids) group by 1, 2)
  update shelves s set listed = (s.listed & ~t.places) | t.listed from touched t
  where (s.channel_code, s.category_id) = (t.channel_code, t.category_id)
    and (s.listed & t.places) <> t.listed;

  with touched as (
    select p.channel_code, p.category_id, s.listed # s.listed as none,
      bit_or(set_bit(s.listed # s.listed, p.place, 1)) as places
    from shelf_products p join shelves s using (channel_code, category_id)
    where p.product_id = any (ids) group by p.channel_code, p.category_id, s.listed),
  answering as (
    select p.channel_code, p.category_id, f.key, f.value,
      bit_or(set_bit(t.none, p.place, 1)) as members
    from shelf_products p
    join touched t using (channel_code, category_id)
    join product_filters f using (channel_code, product_id)
    where p.product_id = any (ids) and p.listed group by 1, 2, 3, 4)
  merge into shelf_values v
  using (
    select channel_code, category_id, key, value, t.places, coalesce(a.members, t.none) as members
    from (select o.channel_code, o.category_id, o.key, o.value
          from shelf_values o join touched using (channel_code, category_id)) o
    full join answering a using (channel_code, category_id, key, value)
    join touched t using (channel_code, category_id)) n
  on (v.channel_code, v.category_id, v.key, v.value)
    = (n.channel_code, n.category_id, n.key, n.value)
  when matched and (v.members & n.places) <> n.members then
    update set members = (v.members & ~n.places) | n.members
  when not matched then
    insert values (n.channel_code, n.category_id, n.key, n.value, n.members);
end $$;

select shelve(array(select id from products));
