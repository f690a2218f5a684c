-- A count that arrives late is compared with what came and went since it was made.
create index lot_movements_since on lot_movements (variant_code, at);
