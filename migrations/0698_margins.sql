-- What was sold of articles whose cost is known, by the weighted average of its day: pieces, net as paid, and cost. Before the first
-- receipt against an order nothing is, so days that are over stay as they are.
alter table sales_facts
  add costed_pieces integer not null default 0,
  add costed_net bigint not null default 0,
  add cost bigint not null default 0;
