-- VAT of what the shop sells (VAT-01 to VAT-03); the country is where the transport ends (VAT-05).
create table tax_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  category text not null check (category in ('pet_food', 'accessory')),
  basis_points integer not null check (basis_points between 0 and 10000),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null,
  -- The law was read but not confirmed by counsel.
  to_confirm boolean not null default false,
  primary key (country, category, valid_from)
);

-- Reference data: no price can be charged without them.
insert into tax_rates (country, category, basis_points, valid_from, valid_to, source, to_confirm) values
  ('FR', 'pet_food', 2000, '2014-01-01', null, 'VAT-01, BOI-TVA-LIQ-30-10-20', false),
  ('FR', 'accessory', 2000, '2014-01-01', null, 'VAT-01, taux normal', false),
  ('BE', 'pet_food', 2100, '1996-01-01', null, 'VAT-02, arrêté royal n° 20, tableau A', false),
  ('BE', 'accessory', 2100, '1996-01-01', null, 'VAT-02, taux normal', false),
  ('LU', 'pet_food', 300, '2024-01-01', null, 'VAT-03, loi du 12 février 1979, annexe B', true),
  ('LU', 'accessory', 1600, '2023-01-01', '2023-12-31', 'VAT-03, taux normal réduit d’un point en 2023', false),
  ('LU', 'accessory', 1700, '2024-01-01', null, 'VAT-03, taux normal', false);

create table categories (
  id bigint generated always as identity primary key,
  -- `chien/croquettes/chiot`; also the URL.
  path text not null unique check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$'),
  parent_id bigint references categories,
  name text not null,
  title text not null,
  intro_html text not null,
  seo jsonb not null,
  -- Keys of the filters its page offers, in order.
  filters text[] not null,
  position integer not null
);

create index categories_parent on categories (parent_id);

create table filter_definitions (
  key text primary key,
  label text not null,
  position integer not null
);

create table filter_values (
  key text not null references filter_definitions on delete cascade,
  value text not null,
  label text not null,
  position integer not null,
  primary key (key, value)
);

create table products (
  id bigint generated always as identity primary key,
  sku text not null unique check (sku ~ '^PR[0-9]{6}$'),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name text not null check (name <> ''),
  species text not null check (species in ('dog', 'cat', 'both')),
  kind text not null check (kind in ('kibble', 'wet', 'treat', 'care', 'accessory', 'sample')),
  protein text,
  life_stages text[] not null,
  sizes text[] not null,
  needs text[] not null,
  short_description text not null,
  description_html text not null,
  tax_category text not null check (tax_category in ('pet_food', 'accessory')),
  status text not null check (status in ('sold', 'stopped', 'hidden', 'replaced')),
  replaced_by text,
  subscribable boolean not null,
  sample_of text,
  popularity integer not null default 0,
  packaging jsonb not null,
  -- Manufacturer and warnings of what is not food (GPSR-01).
  safety jsonb,
  -- What the guides need to know; null: never proposed.
  guide jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'replaced') = (replaced_by is not null)),
  -- FOOD-01 is held by food_labels; everything taxed as food needs one, see publish-product.
  check (kind <> 'accessory' or tax_category = 'accessory')
);

-- The mandatory feed label (FOOD-01): a missing field cannot be published.
create table food_labels (
  product_id bigint primary key references products on delete cascade,
  type text not null check (type in ('complete', 'complementary')),
  composition text not null check (composition <> ''),
  additives text not null check (additives <> ''),
  constituents jsonb not null check (
    constituents @> '[{"code":"protein"},{"code":"fat"},{"code":"fibre"},{"code":"ash"}]'),
  -- kcal per 100 g as fed.
  declared_energy numeric(6, 1) check (declared_energy > 0),
  computed_energy numeric(6, 1) check (computed_energy > 0),
  instructions text not null check (instructions <> ''),
  storage text not null check (storage <> ''),
  kibble_mm numeric(4, 1),
  -- Rows of the ration table, computed when published.
  rations jsonb not null
);

create table product_variants (
  code text primary key check (code ~ '^[0-9]{8}$'),
  product_id bigint not null references products on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  format text not null,
  net_grams integer not null check (net_grams >= 0),
  gross_grams integer not null check (gross_grams > 0),
  visible boolean not null,
  position integer not null,
  on_hand integer not null check (on_hand >= 0),
  unique (product_id, slug)
);

create index product_variants_product on product_variants (product_id);

-- Every price ever applied (PRI-02). The open row is the present price.
create table price_history (
  id bigint generated always as identity primary key,
  variant_code text not null references product_variants on delete cascade,
  channel_code text not null references channels,
  kind text not null check (kind in ('one_off', 'subscription')),
  cents integer not null check (cents >= 0),
  valid_from date not null,
  -- Last day applied.
  valid_to date check (valid_to >= valid_from)
);

create unique index price_history_present on price_history (variant_code, channel_code, kind)
  include (cents, valid_from) where valid_to is null;
create index price_history_past on price_history (variant_code, channel_code, kind, valid_from);

create function price_history_append_only() returns trigger language plpgsql as $$
begin
  if old.valid_to is not null or new.valid_to is null
     or (old.variant_code, old.channel_code, old.kind, old.cents, old.valid_from)
        is distinct from (new.variant_code, new.channel_code, new.kind, new.cents, new.valid_from)
  then
    raise exception 'price_history is append-only: a row may only be closed';
  end if;
  return new;
end $$;

create trigger price_history_append_only before update on price_history
  for each row execute function price_history_append_only();

create table product_categories (
  product_id bigint not null references products on delete cascade,
  category_id bigint not null references categories on delete cascade,
  -- 0 is the most specific one: the breadcrumb.
  position integer not null,
  primary key (product_id, category_id)
);

create index product_categories_category on product_categories (category_id);

create table product_pictures (
  product_id bigint not null references products on delete cascade,
  position integer not null,
  picture_hash text not null references pictures,
  alt text not null,
  primary key (product_id, position)
);

create index product_pictures_hash on product_pictures (picture_hash);

create table product_cross_sells (
  product_id bigint not null references products on delete cascade,
  position integer not null,
  sku text not null,
  primary key (product_id, position)
);

create table cross_sells (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^cross_sell_[a-z0-9_]+$'),
  title text not null,
  main_product text,
  skus text[] not null
);

-- Reviews seen from the product, written by the module that keeps them.
create table product_ratings (
  product_id bigint primary key references products on delete cascade,
  count integer not null check (count >= 0),
  -- Out of 5, two decimals; null without a review.
  average numeric(3, 2) check (average between 1 and 5),
  -- Number of reviews with 1, 2, 3, 4, 5.
  distribution integer[] not null check (cardinality(distribution) = 5),
  reviews jsonb not null
);

-- What pages read: one row answers one product page. Rewritten when anything it says changes.
create table product_documents (
  product_id bigint not null references products on delete cascade,
  channel_code text not null references channels,
  sku text not null,
  slug text not null,
  name text not null,
  animal_type integer not null,
  viewable boolean not null,
  old_product boolean not null,
  -- Shown in lists.
  listed boolean not null,
  popularity integer not null,
  price_from integer,
  price_per_kg integer,
  rating numeric(3, 2),
  -- Attributes at render 1 and 2; json keeps the text as written, so an answer is a concatenation.
  summary json not null,
  complete json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (product_id, channel_code)
);

create unique index product_documents_sku on product_documents (channel_code, sku);
create unique index product_documents_slug on product_documents (channel_code, slug);

create table product_filters (
  product_id bigint not null,
  channel_code text not null,
  key text not null,
  value text not null,
  primary key (product_id, channel_code, key, value),
  foreign key (product_id, channel_code) references product_documents on delete cascade
);

create index product_filters_value on product_filters (channel_code, key, value);
