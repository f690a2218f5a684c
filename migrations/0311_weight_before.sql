-- What an animal weighed before its weight was changed last, and the day it was: its owner then sees the
-- old ration beside the new one, and changes their deliveries or not.
alter table animals
  add column weight_before_kg double precision check (weight_before_kg > 0 and weight_before_kg < 100),
  add column weighed_on date,
  add constraint animals_weighed_on check ((weight_before_kg is null) = (weighed_on is null));
