-- What the catalogue says, in another language than French, by its French text (decision 0484): a
-- text that changes has no translation until somebody writes it, and what was sold under an old name
-- keeps the translation of that name.
create table catalogue_translations (
  language text not null,
  french text not null check (french <> ''),
  said text not null check (said <> ''),
  changed_at timestamptz not null default now(),
  -- A composition is longer than an index takes.
  digest text generated always as (md5(french)) stored,
  primary key (language, digest)
);
