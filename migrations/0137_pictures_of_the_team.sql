-- Pictures the team sends of a product stand beside those the shop draws: one or the other.
alter table uploaded_images
  alter column customer_id drop not null,
  -- What belongs to nobody is shown by the shop: nothing sweeps it.
  add check (customer_id is not null or kept);

alter table pictures
  alter column art drop not null,
  add column file_id text references uploaded_images,
  add check ((art is null) <> (file_id is null));
