-- The cheapest and the dearest of what answers are walked in their order, as the most wanted are.
create index search_records_cheapest
  on search_records (index_name, ((numbers ->> 'price')::numeric));
create index search_records_dearest
  on search_records (index_name, ((numbers ->> 'price')::numeric) desc nulls last);
