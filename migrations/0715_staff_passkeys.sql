-- What a device of somebody of the team signs with. Unlocked by its owner, it is both factors at once.
create table staff_passkeys (
  id integer generated always as identity primary key,
  staff_id integer not null references staff_members,
  rp_id text not null,
  -- As WebAuthn names it, base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often it signed, where the device counts: one that counts back was copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- What the device knows the access by: it says nothing of the person.
  user_handle text not null,
  name text not null check (length(name) between 1 and 60),
  -- Kept by a service of its owner's devices, so that a new device has it too.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index staff_passkeys_of_member on staff_passkeys (staff_id, id);
