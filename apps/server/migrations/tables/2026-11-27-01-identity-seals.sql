-- The key that signs tokens is kept sealed (kernel/http/signing-key.ts seals the one of before), and a token's row is found by a hash of
-- the token's id: a copy of the database makes no live token. Tokens that are out stay good.
alter table signing_key alter column secret drop not null, add column sealed bytea, add check (num_nonnulls(secret, sealed) = 1);

alter table session_token alter column id drop default;
update session_token set id = encode(substr(sha256(uuid_send(id)), 1, 16), 'hex')::uuid;
delete from worker_opening;
