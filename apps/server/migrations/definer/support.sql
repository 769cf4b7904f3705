-- Signers and support: sessions that are opened for somebody else than who holds them.

-- The signer or candidate behind an invitation's link, with the entry code that is good now.
create or replace function access.signer_of(p_token_hash bytea) returns table (id uuid, code_hash bytea, expired boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select s.id, case when coalesce(s.access_code_until > now(), true) and s.access_code_tries < 5 then s.access_code_hash end, coalesce(s.access_until < now(), false)
    from document_signer s where s.access_token_hash = p_token_hash
  union all
  select a.id, case when a.access_code_until > now() and a.access_code_tries < 5 then a.access_code_hash end, access.link_until(a) <= now()
    from admission a where a.access_token_hash = p_token_hash
$$;

-- A wrong entry code counts against the one that was sent.
create or replace function access.miss_entry_code(p_token_hash bytea) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update document_signer set access_code_tries = access_code_tries + 1 where access_token_hash = p_token_hash and access_code_until is not null and access_code_tries < 5;
  update admission set access_code_tries = access_code_tries + 1 where access_token_hash = p_token_hash and access_code_tries < 5
$$;

-- Opens a session for that signer's one document, or that candidate's one admission; the first opening is dated, each is in the record history.
create or replace function access.open_signer_session(p_signer uuid, p_ip text, p_user_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  opened uuid;
  token uuid := gen_random_uuid();
begin
  if exists (select from admission where id = p_signer) then return access.open_candidate_session(p_signer, p_ip, p_user_agent); end if;
  update document_signer set opened_at = coalesce(opened_at, now()), state = case when state = 'invited' then 'opened' else state end,
         -- a code that was sent is good once
         access_code_hash = case when access_code_until is null then access_code_hash end
   where id = p_signer;
  insert into session (signer_id, profile, idle_until, ip, user_agent)
  values (p_signer, 'assinante', now() + interval '30 minutes', p_ip, left(p_user_agent, 300)) returning id into opened;
  insert into session_token (id, session_id, expires_at) values (access.token_row(token), opened, now() + interval '10 minutes');
  insert into record_history (access_group_id, ip, profile, verb, entity, entity_id)
  select access_group_id, p_ip, 'assinante', 'signerEntered', 'documentSigner', id::text from document_signer where id = p_signer;
  return token;
end $$;

-- Begins support's session as the person who granted it, in that person's profile and access group: one session a grant, of one
-- supporter. Both persons are in the record.
create or replace function access.begin_support(p_request uuid, p_ip text, p_user_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  g record;
  opened uuid;
  token uuid := gen_random_uuid();
begin
  if access.profile() is distinct from 'admin'
    or not exists (select from membership where person_id = access.person() and role = 'SUPORTE' and in_force) then
    perform access.refuse('ACCESS_NOT_ALLOWED');
  end if;
  select * into g from support_grant where id = p_request for update;
  if not found then perform access.refuse('NOT_FOUND'); end if;
  if g.ended_at is not null or g.supporter_id is distinct from access.person() and g.supporter_id is not null then
    perform access.refuse('ALREADY_DECIDED');
  end if;
  if g.granted_until is null or g.granted_until <= now() then perform access.refuse('SUPPORT_GRANT_REQUIRED'); end if;
  update support_grant set supporter_id = access.person(), begun_at = coalesce(begun_at, now()) where id = p_request;
  update session set ended_at = now(), ended_why = 'supportBegan' where support_grant_id = p_request and ended_at is null;
  insert into session (person_id, support_grant_id, profile, idle_until, ip, user_agent)
  values (g.person_id, p_request, g.profile, now() + interval '12 hours', p_ip, left(p_user_agent, 300)) returning id into opened;
  insert into session_token (id, session_id, access_group_id, manager_access_group_id, expires_at)
  values (access.token_row(token), opened, case g.profile when 'rh' then g.access_group_id end, case g.profile when 'gestor' then g.access_group_id end,
          least(now() + interval '10 minutes', g.granted_until));
  insert into security_event (person_id, kind, ip, user_agent, session_id) values (g.person_id, 'supportBegan', p_ip, left(p_user_agent, 300), opened);
  insert into record_history (access_group_id, person_id, supporter_id, ip, profile, verb, entity, entity_id)
  values (g.access_group_id, g.person_id, access.person(), p_ip, 'admin', 'supportBegan', 'supportRequest', p_request::text);
  return token;
end $$;

-- Ends a request and its session: by its person, its supporter or an administrator of the platform.
create or replace function access.end_support(p_request uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  g record;
begin
  select * into g from support_grant where id = p_request and (person_id = access.person() or access.profile() = 'admin' and (
    supporter_id = access.person() or exists (select from membership where person_id = access.person() and role = 'ADMIN' and in_force))) for update;
  if not found then perform access.refuse('NOT_FOUND'); end if;
  if g.ended_at is not null then perform access.refuse('ALREADY_DECIDED'); end if;
  update support_grant set ended_at = now() where id = p_request;
  update session set ended_at = now(), ended_why = 'supportEnded' where support_grant_id = p_request and ended_at is null;
end $$;

-- Support that was let into one's own account: who it is, since when it is there, until when it may be.
create or replace function access.support_inside() returns table (id uuid, name text, since timestamptz, until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select g.id, p.name, g.begun_at, g.granted_until from support_grant g left join person p on p.id = g.supporter_id
   where g.person_id = access.person() and g.ended_at is null and g.granted_until > now()
   order by g.granted_until
$$;

-- Who helps in one's own session, and until when.
create or replace function access.support_of(p_session uuid) returns table (id uuid, name text, until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select g.id, p.name, g.granted_until from session s join support_grant g on g.id = s.support_grant_id join person p on p.id = g.supporter_id
   where s.id = p_session and s.person_id = access.person()
$$;

-- What a person within reach signs in with, and their devices: whose failed attempts a lifted lock takes back.
create or replace function access.locked_by(p_person uuid) returns table (cpf text, email text, cell_phone text, devices uuid[])
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.cpf, p.email, p.cell_phone, array(select d.id from known_device d where d.person_id = p.id and d.ended_at is null)
    from person p where p.id = p_person and exists (select from access.issue_target(p_person)) and not (access.profile() = 'rh' and access.of_platform(p_person))
$$;

-- What somebody asks without signing in: kept as it came, whoever it may be.
create or replace function access.ask_help(p_name text, p_channel text, p_contact text, p_language text, p_message text, p_ip text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked uuid;
begin
  insert into ticket (name, channel, contact, language, message) values (p_name, p_channel, p_contact, p_language, p_message) returning id into asked;
  insert into record_history (ip, profile, verb, entity, entity_id) values (p_ip, 'public', 'ticketAsked', 'ticket', asked::text);
end $$;

-- Who helps with a request: told to its person and to the platform.
create or replace function access.supporter_name(p_request uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.name from support_grant g join person p on p.id = g.supporter_id
   where g.id = p_request and (g.person_id = access.person() or access.profile() = 'admin')
$$;
