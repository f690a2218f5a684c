-- Another provider knows the same colleague by another number: each vouches for a person once.
alter table staff_identities drop constraint staff_identities_pkey, add primary key (staff_id, issuer);
