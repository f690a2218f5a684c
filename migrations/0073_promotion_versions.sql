-- A version is the day since when the rule stands as it is, as for prices, VAT and delivery prices.
alter table promotions add constraint promotions_version_is_a_day check (version ~ '^\d{4}-\d{2}-\d{2}$');
