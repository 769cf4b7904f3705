-- Candidates have no user: what their link, their code and their session may ask beyond their one admission.

-- The access group of a candidate's session.
create or replace function access.candidates_group() returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select a.access_group_id from admission a where a.id = access.candidate());
end $$;

-- What the company of a candidate's session is called.
create or replace function access.candidates_company() returns text
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select c.trade_name from admission a join company c on c.id = a.company_id where a.id = access.candidate());
end $$;

-- Keeps a new entry code of a link for ten minutes; one a minute. No row: the link is unknown, or one has just been sent.
create or replace function access.keep_candidate_code(p_token_hash bytea, p_code_hash bytea)
returns table (admission_id uuid, access_group_id uuid, invited_by uuid)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  update admission a set access_code_hash = p_code_hash, access_code_until = now() + interval '10 minutes', access_code_tries = 0
   where a.access_token_hash = p_token_hash and access.link_until(a) > now()
     and (a.access_code_hash is null or a.access_code_until < now() + interval '9 minutes')
  returning a.id, a.access_group_id, a.invited_by;
end $$;

-- A link is good to the end of its day; of who has sent everything until the admission is decided.
create or replace function access.link_until(a admission) returns timestamptz
language sql stable set search_path = pg_catalog, public, access, pg_temp as $$
  select case when a.state in ('invited', 'filling', 'returned') then ((a.due_on + 1)::timestamp at time zone 'America/Sao_Paulo')
    when a.state in ('sent', 'reviewing', 'approved') then 'infinity'::timestamptz else '-infinity'::timestamptz end
$$;

-- Opens a session for that candidate's one admission; the code is good once.
create or replace function access.open_candidate_session(p_admission uuid, p_ip text, p_user_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  opened uuid;
  token uuid := gen_random_uuid();
begin
  update admission set access_code_hash = null where id = p_admission and access_code_hash is not null;
  if not found then perform access.refuse('LOGIN_FAILED'); end if;
  insert into session (admission_id, profile, idle_until, ip, user_agent)
  values (p_admission, 'assinante', now() + interval '30 minutes', p_ip, left(p_user_agent, 300)) returning id into opened;
  insert into session_token (id, session_id, expires_at) values (access.token_row(token), opened, now() + interval '10 minutes');
  insert into record_history (access_group_id, ip, profile, verb, entity, entity_id)
  select a.access_group_id, p_ip, 'assinante', 'candidateEntered', 'admission', a.id::text from admission a where a.id = p_admission;
  return token;
end $$;

-- Where the CPF of the candidate works already: `here` in this company, `group` elsewhere in the access group; null: nowhere in it.
create or replace function access.candidates_cpf(p_cpf text) returns text
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  a admission;
begin
  select * into a from admission m where m.id = access.candidate();
  if a.id is null then perform access.refuse('NOT_FOUND'); end if;
  return (select case when bool_or(e.company_id = a.company_id and e.dismissed_on is null) then 'here' when count(*) > 0 then 'group' end
    from employment e join person p on p.id = e.person_id where p.cpf = p_cpf and e.access_group_id = a.access_group_id);
end $$;

-- Whether a contact signs in somebody else than the person of this CPF.
create or replace function access.candidates_contact_taken(p_email text, p_cell_phone text, p_cpf text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.candidates_group() is null then perform access.refuse('NOT_FOUND'); end if;
  return exists (select from person p where (p.email = lower(p_email) or p.cell_phone = p_cell_phone) and p.cpf is distinct from p_cpf);
end $$;

-- A code for a contact of the candidate's session, for ten minutes; one a minute, ten a day. @returns false: too soon
create or replace function access.keep_candidate_contact_code(p_kind text, p_contact text, p_mac bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  a admission;
begin
  select * into a from admission m where m.id = access.candidate() for update;
  if a.id is null then perform access.refuse('NOT_FOUND'); end if;
  if exists (select from admission_contact c where c.admission_id = a.id and c.kind = p_kind and c.made_at > now() - interval '1 minute')
    or (select count(*) from admission_contact c where c.admission_id = a.id and c.made_at > now() - interval '1 day') >= 10 then return false; end if;
  insert into admission_contact (admission_id, access_group_id, kind, contact, code_mac, expires_at)
  values (a.id, a.access_group_id, p_kind, p_contact, p_mac, now() + interval '10 minutes');
  return true;
end $$;

-- Uses up the last code of a contact. @returns whether it was right; a miss counts, and the fifth ends the code
create or replace function access.use_candidate_contact_code(p_kind text, p_contact text, p_mac bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  c admission_contact;
begin
  perform from admission m where m.id = access.candidate() for update;
  if not found then perform access.refuse('NOT_FOUND'); end if;
  select * into c from admission_contact k where k.admission_id = access.candidate() and k.kind = p_kind order by k.made_at desc limit 1 for update;
  if c.id is null or c.used_at is not null or c.expires_at <= now() or c.tries >= 5 or c.contact <> p_contact then return false; end if;
  if c.code_mac <> p_mac then
    update admission_contact set tries = tries + 1 where id = c.id;
    return false;
  end if;
  update admission_contact set used_at = now() where id = c.id;
  return true;
end $$;

-- Whether HR in reach of that manager may name them for a company they look after.
create or replace function access.may_lead(p_membership uuid, p_company uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from membership m where m.id = p_membership and m.access_group_id = access.access_group() and m.role = 'GESTOR' and m.in_force
     and access.profile() = 'rh' and access.reaches_membership(m) and (m.all_companies or p_company = any (access.companies_of(m.id, false)::uuid[])))
$$;

-- How far the admissions of a manager's people are: where HR named them, or who they stand in for, and those of companies that are
-- theirs with everyone. Nothing of what was told.
create or replace function access.team_admissions()
returns table (id uuid, name text, company_id uuid, company text, job_title text, starts_on date, state text, employment_id uuid, search text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  if coalesce(access.profile(), '') <> 'gestor' then return; end if;
  return query
  select a.id, a.name, a.company_id, c.trade_name, a.job_title, a.starts_on, a.state,
         case when access.all_workers() or a.employment_id = any (access.workers()::uuid[]) then a.employment_id end, a.search
    from admission a join company c on c.id = a.company_id
   where a.access_group_id = access.access_group() and a.erased_at is null
     and (access.all_companies() or a.company_id = any (access.companies()::uuid[]))
     and (access.all_workers() or a.employment_id = any (access.workers()::uuid[]) or exists (
       select from membership m
        where m.access_group_id = a.access_group_id and m.role = 'GESTOR' and m.in_force
          and (m.person_id = access.person() or exists (select from manager_cover v where v.membership_id = m.id and v.substitute_id = access.person()
            and (now() at time zone 'America/Sao_Paulo')::date between v.from_day and v.until_day))
          and (m.id = a.manager_id or exists (select from membership_scope s where s.membership_id = m.id and s.enabled and s.everyone
            and s.company_id = a.company_id and s.department is null and s.employment_id is null))));
end $$;

-- What a candidate proved by a code and declared is asked no more of the worker who was hired: only of a person who has never signed in, for
-- anybody may type somebody else's CPF.
create or replace function access.keep_candidates_word(p_admission uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  a admission;
  v_person uuid;
begin
  select m.* into a from admission m where m.id = p_admission and m.access_group_id = access.access_group() and access.profile() = 'rh';
  select p.id into v_person from employment e join person p on p.id = e.person_id
   where e.id = a.employment_id and p.password_hash is null and p.first_signed_in_at is null
     and not exists (select from passkey k where k.person_id = p.id);
  update person p set cell_phone = a.told ->> 'celular', cell_phone_confirmed_at = now()
   where p.id = v_person and p.cell_phone_confirmed_at is null
     and exists (select from admission_contact k where k.admission_id = a.id and k.kind = 'celular' and k.contact = a.told ->> 'celular' and k.used_at is not null)
     and not exists (select from person o where o.cell_phone = a.told ->> 'celular' and o.id <> p.id);
  update person p set ethnicity = a.told ->> 'racaCor', ethnicity_ip = a.notice_ip, ethnicity_confirmed_at = a.sent_at
   where p.id = v_person and p.ethnicity_confirmed_at is null and a.told ->> 'racaCor' <> 'naoInformada';
end $$;
