-- Null: the customer asked for the label themselves.
alter table parcel_returns alter column offered_by drop not null;
