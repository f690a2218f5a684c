-- Whoever closes a month lets nobody book meanwhile. Such a lock is for those who may change rows, which the shop may
-- not: the owner takes it for them.
create function lock_books() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table book_entries in share row exclusive mode;
end $$;
revoke all on function lock_books() from public;
grant execute on function lock_books() to gamelle_shop;
