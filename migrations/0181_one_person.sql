-- One person under several addresses: the same name at the same street, however it is typed. Null where
-- nothing is left to compare, as after an erasure.
create function person_at(first_name text, last_name text, street text, postcode text) returns text
language sql immutable strict parallel safe
return (
  select case when name = '' or place = '' then null else name || ' ' || place end
  from (
    select
      regexp_replace(translate(lower(first_name || last_name),
        'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ',
        'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'), '[^a-z]', '', 'g') as name,
      regexp_replace(translate(lower(street),
        'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ',
        'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'), '[^a-z0-9]', '', 'g')
        || regexp_replace(lower(postcode), '[^a-z0-9]', '', 'g') as place
  ) as written
);

create index orders_mailbox on orders (mailbox_of(email)) where placed_at is not null;
create index order_addresses_person on order_addresses (person_at(first_name, last_name, street, postcode))
  where kind = 'billing';
create index order_addresses_phone on order_addresses (phone_number)
  where kind = 'billing' and phone_number is not null;
create index promotion_uses_mailbox on promotion_uses (promotion_code, mailbox_of(email));
