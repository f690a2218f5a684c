-- What people write to the support team.
create table contact_requests (
  id bigint generated always as identity primary key,
  channel_code text not null references channels,
  -- Who was signed in while writing.
  customer_id bigint references customers on delete set null,
  email text not null check (email <> ''),
  first_name text,
  last_name text,
  subject text,
  -- As typed: a number, or words about it.
  order_number text,
  product_name text,
  message text not null check (message <> ''),
  created_at timestamptz not null
);

create index contact_requests_customer on contact_requests (customer_id);

-- Their files; the bytes lie under the data folder, named by their hash.
create table contact_files (
  request_id bigint not null references contact_requests on delete cascade,
  position integer not null check (position >= 0),
  -- As the sender called it; never a path of ours.
  name text not null check (name <> ''),
  media_type text not null,
  bytes integer not null check (bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  extension text not null check (extension ~ '^[a-z0-9]{1,5}$'),
  primary key (request_id, position)
);

create index contact_files_hash on contact_files (sha256);
