create table reviews (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  rating integer not null check (rating between 1 and 5),
  title text not null check (title <> ''),
  comment text not null check (comment <> ''),
  -- As shown; null when the writer gave no name.
  author text,
  customer_id bigint,
  email text,
  -- The animal that ate it: species, name, age.
  pet jsonb,
  status text not null check (status in ('new', 'accepted', 'rejected')),
  -- Invented for the demonstration, and shown as such (REV-01).
  demo boolean not null default false,
  written_on date not null,
  -- Day of the purchase it speaks of; null when none is known.
  ordered_on date check (ordered_on <= written_on),
  answer text,
  answered_on date,
  created_at timestamptz not null,
  check ((answer is null) = (answered_on is null)),
  check (demo or customer_id is not null or email is not null)
);

create index reviews_shown on reviews (product_id, written_on desc, id desc)
  where status = 'accepted';
create index reviews_to_read on reviews (id) where status = 'new';
