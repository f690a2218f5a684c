create table channels (
  code text primary key,
  name text not null,
  hostname_setting text not null unique check (hostname_setting in ('FR_HOST', 'BE_HOST')),
  default_locale text not null,
  currency text not null check (currency = 'EUR'),
  -- Delivery countries, ISO 3166-1 alpha-2, the first one preselected.
  countries text[] not null check (cardinality(countries) > 0),
  country_version text not null,
  store_code text not null,
  position integer not null
);

create table locales (
  code text primary key,
  name text not null,
  active boolean not null
);
