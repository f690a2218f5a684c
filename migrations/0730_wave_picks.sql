-- What was taken from the shelves for a wave, lot after lot and place after place: the latest word counts.
create table wave_picks (
  wave_id integer not null references waves on delete cascade,
  variant_code text not null,
  -- Empty: of no known lot, at no known place.
  lot text not null,
  place text not null,
  -- Pieces; 0 once they were put back.
  taken integer not null check (taken >= 0),
  taken_at timestamptz not null,
  taken_by text not null,
  primary key (wave_id, variant_code, lot, place)
);
