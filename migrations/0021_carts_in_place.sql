-- An index on a column that every edit of a cart changes made each edit write into all nine indexes
-- of the table. Old carts are found by the day they were opened; some room in each page lets an edit
-- stay where the cart was.
drop index orders_old_carts;
create index orders_old_carts on orders (created_at) where state = 'cart';
alter table orders set (fillfactor = 80);
