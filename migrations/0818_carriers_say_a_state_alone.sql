-- The built-in Mondial Relay may say how a parcel stands without an event of it.
alter table standin_carrier_troubles drop constraint standin_carrier_troubles_kind_check;
alter table standin_carrier_troubles add constraint standin_carrier_troubles_kind_check
  check (kind in ('down', 'slow', 'twice', 'address', 'unknown', 'late', 'wordless'));
