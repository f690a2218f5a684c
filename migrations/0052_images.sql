-- Who may upload one picture: handed out for half an hour, used once.
create table image_upload_tokens (
  token uuid primary key,
  customer_id bigint not null references customers on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index image_upload_tokens_customer on image_upload_tokens (customer_id);
create index image_upload_tokens_age on image_upload_tokens (expires_at);

-- Pictures people sent; the bytes lie under the data folder, named by file_id.
create table uploaded_images (
  file_id text primary key check (file_id ~ '^[0-9a-f]{24}$'),
  customer_id bigint not null references customers on delete cascade,
  -- As their address says it, from the address of the service on.
  path text not null unique check (path ~ '^/[A-Za-z0-9_./-]+$'),
  name text not null check (name <> ''),
  format text not null check (format in ('jpeg', 'png', 'webp', 'avif', 'gif')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  tags text[] not null,
  -- Something of the shop shows it; one that nothing shows is forgotten after a day.
  kept boolean not null default false,
  created_at timestamptz not null
);

create index uploaded_images_customer on uploaded_images (customer_id);
create index uploaded_images_unkept on uploaded_images (created_at) where not kept;
