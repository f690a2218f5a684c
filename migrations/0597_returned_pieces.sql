-- What came back in a parcel: onto a shelf under its lot, or thrown away (N-20). A parcel is found by the number that is scanned.
create table returned_pieces (
  id bigint generated always as identity primary key,
  claim_id bigint not null references parcel_claims (id) on delete cascade,
  variant_code text not null references product_variants,
  lot text not null check (lot ~ '^[A-Z0-9./_-]{0,40}$'),
  quantity integer not null check (quantity between 1 and 9999),
  outcome text not null check (outcome in ('shelf', 'waste')),
  taken_in_at timestamptz not null,
  taken_in_by text not null
);

create index returned_pieces_claim on returned_pieces (claim_id);

create index shipments_parcels on shipments using gin (parcels jsonb_path_ops) where tracking_number is not null;
