-- The terms name "another legitimate reason" beside the four the form knew (SUB-04).
alter table terminations drop constraint terminations_ground_check;
alter table terminations add constraint terminations_ground_check
  check (ground in ('pet_gone', 'price_rise', 'discontinued', 'not_delivered', 'other_legitimate'));
