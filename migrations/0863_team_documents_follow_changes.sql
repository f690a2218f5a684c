-- What the team finds is derived anew when something it says has changed, not whenever its row is saved: a subscription
-- and the parts of an order are saved whole, so that each of these triggers fired for every save, several times for one
-- renewal. An update of one of them leaves its document alone unless a column the document is made of has another value.
drop trigger team_search on order_items;
create constraint trigger team_search after insert or delete on order_items
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search_update after update on order_items
  deferrable initially deferred for each row
  when ((old.order_id, old.product_name, old.variant_name, old.variant_code, old.quantity)
    is distinct from (new.order_id, new.product_name, new.variant_name, new.variant_code, new.quantity))
  execute function follow_order_part();

drop trigger team_search on order_addresses;
create constraint trigger team_search after insert or delete on order_addresses
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search_update after update on order_addresses
  deferrable initially deferred for each row when (old is distinct from new) execute function follow_order_part();

drop trigger team_search on shipments;
create constraint trigger team_search after insert on shipments
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search_update after update on shipments
  deferrable initially deferred for each row
  when ((old.tracking_number, old.parcels) is distinct from (new.tracking_number, new.parcels))
  execute function follow_order_part();

drop trigger team_search on payments;
create constraint trigger team_search after insert on payments
  deferrable initially deferred for each row execute function follow_order_part();
create constraint trigger team_search_update after update on payments
  deferrable initially deferred for each row when (old.state is distinct from new.state)
  execute function follow_order_part();

drop trigger team_search on subscriptions;
create constraint trigger team_search after insert or delete on subscriptions
  deferrable initially deferred for each row execute function follow_subscription();
create constraint trigger team_search_update after update on subscriptions
  deferrable initially deferred for each row
  when ((old.status, old.held_for, old.card_id, old.customer_id, old.shipping_address)
    is distinct from (new.status, new.held_for, new.card_id, new.customer_id, new.shipping_address))
  execute function follow_subscription();
