-- What a parcel weighed on the scale of whoever packed it, in grams; null where nobody weighed it.
alter table parcel_labels add weighed_grams integer check (weighed_grams > 0);
