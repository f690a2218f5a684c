-- What is left of a food may be said as an amount: a share of the last delivery, 1 is all of it. In words or
-- as an amount, one of the two.
alter table bowl_answers
  alter column share_left drop not null,
  add column amount_left double precision check (amount_left between 0 and 9),
  add constraint bowl_answers_said check (num_nonnulls(share_left, amount_left) = 1);

-- A reminder also asks what is left: once for each mail, so that `shipping_date` of such a link is the day
-- it was written.
alter table delivery_links
  drop constraint delivery_links_action_check,
  add constraint delivery_links_action_check
    check (action in ('postpone', 'skip', 'ship_now', 'left'));
alter table delivery_link_uses
  drop constraint delivery_link_uses_action_check,
  add constraint delivery_link_uses_action_check
    check (action in ('postpone', 'skip', 'ship_now', 'left'));
