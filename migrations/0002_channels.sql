create table channels (
  code text primary key,
  name text not null,
  hostname_setting text not null unique check (hostname_setting in ('FR_HOST', 'BE_HOST')),
  default_locale text not null,
  currency text not null check (currency = 'EUR'),
  -- Delivery countries, ISO 3166-1 alpha-2, the first one preselected.
  countries text[] not null check (cardinality(countries) > 0),
  -- VAT-04: `oss` taxes at the rate of the destination.
  vat_regime text not null check (vat_regime in ('origin', 'oss')),
  country_version text not null,
  store_code text not null,
  position integer not null
);

create table locales (
  code text primary key,
  name text not null,
  active boolean not null
);

-- Reference data: the shop has no meaning without its two sites (GEO-01).
insert into locales (code, name, active) values
  ('fr_FR', 'français', true),
  ('nl_NL', 'néerlandais', false);

insert into channels
  (code, name, hostname_setting, default_locale, currency, countries, vat_regime, country_version,
   store_code, position)
values
  ('FR_WEB', 'Gamelle France', 'FR_HOST', 'fr_FR', 'EUR', '{FR,LU}', 'oss', 'FR', 'fr', 0),
  ('BE_WEB', 'Gamelle Belgique', 'BE_HOST', 'fr_FR', 'EUR', '{BE}', 'oss', 'BE', 'be', 1);
