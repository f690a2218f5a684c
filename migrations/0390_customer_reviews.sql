-- Reviews by who received a product (N-09): one for an order and a product, written, edited and withdrawn
-- by its author, through the order or through the link of the invitation.
alter table reviews
  add column order_id bigint references orders (id) on delete set null,
  -- Chosen among one's own: to choose it again when the review is edited. What is shown stands in `pet`.
  add column animal_id bigint references animals (id) on delete set null,
  add column photo_file_id text,
  add column photo_url text,
  -- Of the text: who decides or edits names the one they saw.
  add column version integer not null default 1,
  add constraint reviews_photo check ((photo_file_id is null) = (photo_url is null));
create unique index reviews_one_of_order on reviews (order_id, product_id) where order_id is not null;
create index reviews_of_animal on reviews (animal_id) where animal_id is not null;

-- Stars alone are a review.
alter table reviews drop constraint reviews_title_check;
alter table reviews drop constraint reviews_comment_check;

-- What the rules said and no code could choose.
alter table reviews drop constraint reviews_rejected_for;
alter table reviews add constraint reviews_rejected_for check (rejected_for in (
  'no_purchase', 'insult', 'personal_data', 'off_topic', 'advertising', 'medical', 'illegal', 'unrecorded'
));

-- What is shown of an animal: its name only where its writer wished it; breed and age narrow a list.
update reviews set pet = '{"breed": null, "stage": null}'::jsonb || pet where pet is not null;

-- One invitation for an order, however often the job runs; its link writes, edits and withdraws.
create table review_invitations (
  order_id bigint primary key references orders (id) on delete cascade,
  -- Of the link in the mail; the token itself stands nowhere else.
  token_hash text not null unique,
  customer_id bigint,
  email text not null check (email <> '' and email = lower(btrim(email))),
  invited_at timestamptz not null
);
create index review_invitations_by_email on review_invitations (email);
create index review_invitations_by_customer on review_invitations (customer_id);
create index review_invitations_by_time on review_invitations (invited_at);
create table review_invitation_products (
  order_id bigint not null references review_invitations on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (order_id, product_id)
);
create index review_invitation_products_product on review_invitation_products (product_id);

-- Who does not want to be invited again.
create table review_refusals (
  email text primary key check (email <> '' and email = lower(btrim(email))),
  refused_at timestamptz not null
);
create index review_refusals_by_time on review_refusals (refused_at);

-- Of what kind an animal was that left: nobody is asked how the food of one that died was liked.
alter table animal_removals add column type_id smallint references animal_types;

create index shipments_delivered on shipments (delivered_at) where delivered_at is not null;
