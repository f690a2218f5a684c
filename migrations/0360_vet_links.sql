-- What an animal weighed, by the day it was weighed: what a vet looks at first.
create table animal_weights (
  animal_id bigint not null references animals (id) on delete cascade,
  weighed_on date not null,
  weight_kg double precision not null check (weight_kg > 0),
  primary key (animal_id, weighed_on)
);
-- Of animals that were described before, the weight they have, on the day it was said.
insert into animal_weights (animal_id, weighed_on, weight_kg)
select id, coalesce(weighed_on, (created_at at time zone 'Europe/Paris')::date), weight_kg from animals;

-- Links to the sheet of an animal, read only and without a sign-in (N-11). They go with the animal.
create table vet_links (
  id bigint generated always as identity primary key,
  -- Of the link; the token itself stands nowhere.
  token_hash text not null unique,
  animal_id bigint not null,
  customer_id bigint not null,
  created_at timestamptz not null,
  -- The last civil day it opens.
  last_day date not null,
  foreign key (animal_id, customer_id) references animals (id, customer_id) on delete cascade
);
create index vet_links_animal on vet_links (animal_id, customer_id);
create index vet_links_last_day on vet_links (last_day);
