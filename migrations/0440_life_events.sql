-- Moments of an animal's life that ask for another bowl: it is grown up, it was sterilised, its weight drifts
-- one way. Each is proposed once and answered once; they go with the animal, however it leaves.
create table life_events (
  id bigint generated always as identity primary key,
  animal_id bigint not null,
  customer_id bigint not null,
  kind text not null check (kind in ('adult', 'sterilised', 'weight')),
  -- The civil day it was noticed.
  happened_on date not null,
  -- kg, when the trend began and when it was noticed; of a weight alone.
  weight_before_kg double precision,
  weight_kg double precision,
  -- The civil day a reminder named it.
  mailed_on date,
  answered_at timestamptz,
  answer text check (answer in ('taken', 'dismissed')),
  foreign key (animal_id, customer_id) references animals (id, customer_id) on delete cascade,
  unique (animal_id, kind, happened_on),
  check ((answered_at is null) = (answer is null)),
  check ((kind = 'weight') = (weight_kg is not null and weight_before_kg is not null))
);
-- Nobody grows up or is sterilised twice.
create unique index life_events_once on life_events (animal_id, kind) where kind <> 'weight';
create index life_events_open on life_events (customer_id) where answered_at is null;
create index life_events_animal on life_events (animal_id, customer_id);
