-- One place for whoever sets them: no way to a new password or authenticator can leave the day out.
create or replace function access.date_credentials() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.password_hash is distinct from old.password_hash then
    new.password_changed_at := case when new.password_hash is not null then now() end;
  end if;
  if tg_op = 'INSERT' or new.two_factor_secret is distinct from old.two_factor_secret or new.two_factor_active <> old.two_factor_active then
    new.two_factor_since := case when new.two_factor_active then now() end;
  end if;
  return new;
end $$;
create or replace trigger date_credentials before insert or update of password_hash, two_factor_secret, two_factor_active on person
  for each row execute function access.date_credentials();

-- The row of a token: half of the SHA-256 of the id that the token carries (`tokenRow` in kernel/http/token.ts). Functions that make a
-- token answer its id, the others take its row. A row tells nobody the id.
create or replace function access.token_row(p_id uuid) returns uuid language sql immutable strict parallel safe
return encode(substr(sha256(uuid_send(p_id)), 1, 16), 'hex')::uuid;
