-- Whom a line of a subscription feeds. By variant and not by line: a line is taken out and written anew
-- by changes that mean the same food. Only animals of the customer whose subscription it is.
alter table subscriptions add constraint subscriptions_id_customer unique (id, customer_id);
alter table animals add constraint animals_id_customer unique (id, customer_id);

create table subscription_animals (
  subscription_id bigint not null,
  variant_code text not null,
  animal_id bigint not null,
  customer_id bigint not null,
  primary key (subscription_id, variant_code, animal_id),
  foreign key (subscription_id, customer_id) references subscriptions (id, customer_id) on delete cascade,
  foreign key (animal_id, customer_id) references animals (id, customer_id) on delete cascade
);
create index subscription_animals_animal on subscription_animals (animal_id, customer_id);

-- What a new line is given when there is only one animal it can be for, for those that began before.
insert into subscription_animals (subscription_id, variant_code, animal_id, customer_id)
select i.subscription_id, i.variant_code, only_one.id, s.customer_id
from subscription_items i
join subscriptions s on s.id = i.subscription_id and s.status <> 'stopped'
join product_variants v on v.code = i.variant_code
join products p on p.id = v.product_id and p.kind in ('kibble', 'wet', 'treat')
join lateral (
  select min(a.id) as id from animals a join animal_types t on t.id = a.type_id
  where a.customer_id = s.customer_id and t.code = p.species
  having count(*) = 1) only_one on true;
