-- A review is refused for a reason that is kept and told to its writer (L111-7-2): a bad note is none.
alter table reviews add column rejected_for text;
alter table reviews add column rejected_note text;
alter table reviews add column decided_at timestamptz;
-- Decided before reasons were asked for.
update reviews set rejected_for = 'unrecorded' where status = 'rejected';
alter table reviews add constraint reviews_rejected check (
  (status = 'rejected') = (rejected_for is not null)
  and (rejected_note is null or status = 'rejected')
);
alter table reviews add constraint reviews_rejected_for check (rejected_for in (
  'no_purchase', 'insult', 'personal_data', 'off_topic', 'advertising', 'illegal', 'unrecorded'
));
-- The list of the team.
create index reviews_by_state on reviews (status, id desc);
create index reviews_by_product on reviews (product_id, id desc);
