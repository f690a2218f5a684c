-- What the content team says of an address: where it leads now, and what runs before its page.
create table route_rules (
  path text primary key check (path ~ '^/[^?#]*$' and length(path) <= 500),
  redirect_to text check (redirect_to ~ '^(/([^/\\]|$)|https://)' and length(redirect_to) <= 2000),
  status_code smallint check (status_code in (301, 302, 307, 308)),
  check ((redirect_to is null) = (status_code is null)),
  check (redirect_to <> path),
  app_middleware text[] not null default '{}',
  -- Whether search engines may list it.
  indexed boolean not null default true,
  cache_seconds integer not null default 3600 check (cache_seconds >= 0)
);
