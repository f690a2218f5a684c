-- The pets of customers.
create table animals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  name text not null check (length(name) between 1 and 255),
  type_id smallint not null references animal_types,
  gender_id smallint not null references animal_genders,
  breed_id integer not null,
  crossbreed boolean not null,
  -- Exact, or the first of the month an age stands for.
  birthday date not null check (birthday >= '1971-01-01'),
  in_date boolean not null,
  condition_id smallint not null references animal_conditions,
  activity_id smallint not null references animal_activities,
  sterilized boolean not null,
  weight_kg double precision not null check (weight_kg > 0 and weight_kg < 100),
  feature_id smallint not null references animal_features,
  kibble_brand_id smallint not null references animal_kibble_brands,
  old_kibble_brand_id smallint references animal_kibble_brands,
  only_upd boolean not null,
  -- A picture that was uploaded, as the image host names and shows it, and how it is turned.
  photo_file_id text check (length(photo_file_id) between 1 and 64),
  photo_url text,
  photo_hash text,
  photo_rotation smallint check (photo_rotation in (0, 90, 180, 270)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A dog has no breed of cats.
  foreign key (breed_id, type_id) references animal_breeds (id, type_id),
  check (num_nulls(photo_file_id, photo_url, photo_hash, photo_rotation) in (0, 4)),
  check (type_id <> 2 or weight_kg between 1 and 13),
  -- Also the index of a customer's pets.
  unique (customer_id, id)
);

-- What a pet eats.
create table animal_diets (
  animal_id bigint not null references animals (id) on delete cascade,
  feed_id smallint not null references animal_feeds,
  primary key (animal_id, feed_id)
);

-- Why pets were taken out of an account.
create table animal_removals (
  animal_id bigint primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  -- Null when it was deleted without saying why.
  reason text check (reason in ('deceased', 'rehomed', 'mistake', 'other')),
  message text check (length(message) <= 1000),
  removed_at timestamptz not null
);

create index animal_removals_customer on animal_removals (customer_id);
