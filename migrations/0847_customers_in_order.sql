-- The team's list of customers: by when they joined, as its column says, and by name as a French reader looks for one.
drop index customers_by_name;
create index customers_by_name on customers (last_name collate "fr-x-icu", id desc);
create index customers_by_since on customers (created_at desc, id desc);
