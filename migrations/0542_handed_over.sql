-- Parcels that were handed to a carrier on a day: their rows changed since that day began. Carts, which change most, have no number.
create index shipments_handed_over on shipments (updated_at) where tracking_number is not null;
