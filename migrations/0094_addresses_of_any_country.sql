-- Who lives elsewhere may be billed there, and keep that address in their book (GEO-02). Where
-- parcels go is decided for each order.
alter table customer_addresses
  drop constraint customer_addresses_country_code_check,
  add constraint customer_addresses_country_code_check check (country_code ~ '^[A-Z]{2}$');
