-- A picture is a drawing: its parameters name it, so the same drawing is stored once. Its files are
-- under DATA_DIR/pictures, named by the hash, and made again wherever they are missing.
create table pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  art jsonb not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Smaller is rendered first: front views before galleries.
  priority integer not null default 0,
  -- A data URI of about 1 KB: quarter size, quality 20, blur 4; null until rendered once.
  placeholder text
);

create index pictures_priority on pictures (priority, hash);
