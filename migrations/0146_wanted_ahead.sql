-- What a delivery that was asked for ahead of its day was to hold, as its customer had it: given back,
-- it leaves on its day so. A list of variants with quantity and rhythm; null before its payment begins.
alter table subscription_cycles add column wanted jsonb;
