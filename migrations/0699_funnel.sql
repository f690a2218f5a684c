-- How far carts come, and what the guides lead to (O-17): counted by day, without anything that names a visitor.

-- Carts by the civil day (Paris) they were opened on, and how many of them came at least so far.
create table funnel_facts (
  day date not null,
  channel text not null,
  opened integer not null,
  addressed integer not null,
  shipping integer not null,
  payment integer not null,
  placed integer not null,
  -- Of them, those that hold something the guides proposed.
  guided integer not null,
  guided_placed integer not null,
  primary key (day, channel)
);

-- Answers the guides were given, a day and site: with a food, and without one. A counter each, and no identifier.
create table guide_counts (
  day date not null,
  channel text not null references channels (code),
  proposed integer not null default 0,
  without integer not null default 0,
  primary key (day, channel)
);

create index orders_opened on orders (created_at);

-- Who of the team gets the figures of a week on Monday, of which site; null: of all.
create table figure_mails (
  staff_id bigint primary key references staff_members (id) on delete cascade,
  channel text references channels (code),
  -- Monday of the last week that was mailed.
  sent_for date
);
