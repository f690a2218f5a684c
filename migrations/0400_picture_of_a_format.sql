-- A picture shows one format, or, without one, the product in any of them.
alter table product_pictures
  add column variant_code text references product_variants on delete cascade;

create index product_pictures_variant on product_pictures (variant_code) where variant_code is not null;
