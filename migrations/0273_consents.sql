-- The proof of each choice of cookies (PRV-02): what, of which version, when. The number is random and
-- stands in the cookie of the choice alone: the shop cannot tell whose it is.
create table consents (
  id uuid primary key,
  version text not null check (length(version) between 1 and 20),
  -- Purposes agreed to; none when everything was refused.
  granted text[] not null,
  chosen_at timestamptz not null
);
create index consents_age on consents (chosen_at);
