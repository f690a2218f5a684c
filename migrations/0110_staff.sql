-- Those who run the shop: apart from customers in every way, so that no shopper's account ever
-- opens the back office (GRD-27).
create table staff_members (
  id integer generated always as identity primary key,
  email text not null,
  name text not null check (name <> ''),
  role text not null check (role in
    ('direction', 'support', 'logistics', 'merchandising', 'accounting')),
  -- None until they have chosen one.
  password_hash text,
  created_at timestamptz not null,
  -- They left: what they did stays, what they may do ends.
  ended_at timestamptz
);

create unique index staff_members_email on staff_members (lower(email));

create table staff_sessions (
  -- Of the token: whoever reads this table opens nothing with it.
  hash text primary key,
  staff_id integer not null references staff_members,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create index staff_sessions_staff on staff_sessions (staff_id);

-- The audit log: who did what, when, to what. Written in the transaction of the deed itself.
create table staff_actions (
  id bigint generated always as identity primary key,
  -- Nobody: somebody at the command line.
  staff_id integer references staff_members,
  at timestamptz not null,
  -- `order.shipped`
  action text not null,
  -- What it was done to, as the shop names it: an order number, a code, an e-mail.
  subject text not null,
  detail jsonb not null default '{}',
  -- What the form was called when it was shown: sent twice, it is done once.
  key text unique
);

create index staff_actions_at on staff_actions (at, id);
create index staff_actions_subject on staff_actions (subject, id);
create index staff_actions_staff on staff_actions (staff_id, id);

create function refuse_staff_action_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed';
end $$;

create trigger staff_actions_stay before update or delete on staff_actions
  for each row execute function refuse_staff_action_change();
