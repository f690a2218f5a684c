alter table products
  -- Goes up with every change the team makes: whoever edits an older one is told.
  add version integer not null default 1,
  -- What search engines read, when it is not the name and the short description.
  add seo jsonb;
