create table entries (
  id bigint generated always as identity primary key,
  type text not null check (
    type in ('page', 'landing', 'faq', 'faq-tag', 'shop', 'header', 'footer', 'home')),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- Attributes as answered; json keeps the text as written, so an answer is a concatenation.
  document json not null,
  -- Words of the document in lower case without accents, for `_q`.
  words text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null: a draft, which nobody sees.
  published_at timestamptz,
  unique (type, slug, locale)
);
