-- Each time somebody was handed a label to print: one that was printed twice is seen, and one taken out of use is known to be on paper.
create table label_prints (
  label_id bigint not null references parcel_labels (id) on delete cascade,
  printed_at timestamptz not null,
  printed_by text not null,
  primary key (label_id, printed_at, printed_by)
);
