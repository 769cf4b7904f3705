-- Cases about whose an account is (docs/access.md, 'Whose an account is'): a letter while somebody else uses the account, and what two persons
-- of the platform do for who lost an authenticator or a mailbox.

-- Whether somebody has used an account since a moment: came in, or asked for anything. Exact to five minutes, as a session's term is.
create or replace function access.used_since(p_person uuid, p_at timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from session s where s.person_id = p_person and s.kind = 'full' and s.support_grant_id is null
                    and (s.created_at > p_at or s.idle_until - interval '12 hours' > p_at
                         or exists (select from session_token t where t.session_id = s.id and t.created_at > p_at)))
$$;

-- What a letter opens now, with the other letters that were typed beside it (their codes; CPF and birth date are the same). No row: the letter
-- is not good. `situation`: free (it sets a password), inUse (somebody uses the account), waiting until `due_at`, opposed (two persons of the
-- platform decide). `takes_over`: the account was in use.
create or replace function access.letter_way(p_cpf text, p_code_mac bytea, p_birth_mac bytea, p_others bytea[])
returns table (person_id uuid, situation text, due_at timestamptz, groups uuid[], takes_over boolean)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  letter record;
  open account_case;
begin
  select * into letter from access.letter_of(p_cpf, p_code_mac, p_birth_mac);
  if letter.person_id is null then return; end if;
  person_id := letter.person_id;
  takes_over := letter.in_use;
  groups := array(select distinct x.access_group_id from access_letter x
    where x.person_id = letter.person_id and x.kind = 'letter' and x.birth_mac = p_birth_mac and x.used_at is null and x.expires_at > now()
      and (x.code_mac = p_code_mac or x.code_mac = any (p_others)));
  -- whose link was refused has said that it is not theirs
  if exists (select from membership m where m.person_id = letter.person_id and m.access_group_id = letter.access_group_id and m.refused_at is not null) then return; end if;
  situation := 'free';
  -- the letters of every group whose link is in force prove as much as the account does
  if not letter.in_use or not exists (select from membership m where m.person_id = letter.person_id and m.in_force
       and (m.access_group_id is null or m.access_group_id <> all (groups))) then
    return next;
    return;
  end if;
  groups := array[letter.access_group_id];
  select * into open from account_case c where c.person_id = letter.person_id and c.state in ('asked', 'waiting', 'opposed', 'decided') for update;
  if open.state = 'waiting' and open.kind = 'letter' and access.used_since(letter.person_id, open.asked_at) then
    update account_case c set state = 'opposed', opposed_at = now(), opposed_how = 'use' where c.id = open.id returning * into open;
  end if;
  due_at := open.due_at;
  situation := case
    when open.id is null then 'inUse'
    when open.kind <> 'letter' or open.access_group_id <> letter.access_group_id or open.state = 'opposed' then 'opposed'
    when open.state = 'decided' or open.due_at <= now() then 'free'
    else 'waiting' end;
  return next;
end $$;

-- Begins to wait: 72 hours, in which every confirmed contact and open session may object. @returns until when
create or replace function access.begin_letter_case(p_person uuid, p_group uuid, p_objection_mac bytea) returns timestamptz
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into account_case (person_id, kind, state, access_group_id, due_at, objection_mac)
  values (p_person, 'letter', 'waiting', p_group, now() + interval '72 hours', p_objection_mac)
  returning due_at
$$;

-- Somebody says 'it wasn't me': by the link of a notice, or (no link) in a session of one's own. @returns whose case it was; null: none waits
create or replace function access.object_to_case(p_objection_mac bytea) returns uuid
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  update account_case set state = 'opposed', opposed_at = now(), opposed_how = case when p_objection_mac is null then 'session' else 'link' end
   where state in ('asked', 'waiting') and (p_objection_mac is null and person_id = access.person() or objection_mac = p_objection_mac)
  returning person_id
$$;

-- Two persons of the platform ask, one after the other, for an authenticator to be taken away or a lost contact to be replaced. Whoever took
-- part in one that was stopped in the last thirty days doesn't begin it anew, and then reason and evidence are asked for.
-- @returns asked or waiting, and until when; whom not to tell a way to stop it: the contact under dispute
-- @throws USER_CHANGE_NOT_ALLOWED, CASE_OPEN, CASE_DIFFERS, SECOND_PERSON_REQUIRED, REQUIRED_FIELD
create or replace function access.ask_case(p_person uuid, p_kind text, p_reason text, p_evidence text, p_channel text, p_new_contact text, p_objection_mac bytea)
returns table (state text, due_at timestamptz, disputed text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  open account_case;
  stopped uuid[];
begin
  if access.profile() is distinct from 'admin' or p_person = access.person() then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  perform from person where id = p_person for update;
  update account_case c set state = 'refused', ended_at = now()
   where c.person_id = p_person and c.state = 'asked' and c.asked_at <= now() - interval '1 day';
  -- one that was stopped is over; those who took part are kept
  update account_case c set state = 'refused', ended_at = now()
   where c.person_id = p_person and c.state = 'opposed' and c.kind <> 'letter';
  select * into open from account_case c where c.person_id = p_person and c.state in ('asked', 'waiting', 'opposed', 'decided');
  if open.id is not null and (open.kind <> p_kind or open.state <> 'asked') then perform access.refuse('CASE_OPEN'); end if;
  if open.id is null then
    stopped := array(select distinct u from account_case c, unnest(array[c.asked_by, c.confirmed_by] || c.former_people) u
      where c.person_id = p_person and c.kind = p_kind and c.opposed_at > now() - interval '30 days' and u is not null);
    if access.person() = any (stopped) then perform access.refuse('SECOND_PERSON_REQUIRED'); end if;
    if (p_reason is null or p_evidence is null) and (p_kind = 'contact' or cardinality(stopped) > 0) then perform access.refuse('REQUIRED_FIELD'); end if;
    if p_kind = 'contact' and (p_channel is null or p_new_contact is null) then perform access.refuse('REQUIRED_FIELD'); end if;
    insert into account_case as c (person_id, kind, state, asked_by, reason, evidence, channel, new_contact, former_people)
    values (p_person, p_kind, 'asked', access.person(), p_reason, p_evidence, p_channel, p_new_contact, stopped)
    returning * into open;
  else
    if access.person() = any (open.former_people || open.asked_by) then perform access.refuse('SECOND_PERSON_REQUIRED'); end if;
    if p_kind = 'contact' and (p_channel, p_new_contact) is distinct from (open.channel, open.new_contact) then perform access.refuse('CASE_DIFFERS'); end if;
    update account_case c set state = 'waiting', confirmed_by = access.person(), confirmed_at = now(), due_at = now() + interval '24 hours',
           objection_mac = p_objection_mac
     where c.id = open.id returning * into open;
  end if;
  state := open.state;
  due_at := open.due_at;
  disputed := case when open.kind = 'contact' or cardinality(open.former_people) > 0 then open.channel end;
  return next;
end $$;

-- Two persons of the platform decide whom an account is given to that two say is theirs: the holder of the letter, or who uses it.
-- @returns asked, decided or refused. @throws USER_CHANGE_NOT_ALLOWED, NOT_FOUND, SECOND_PERSON_REQUIRED
create or replace function access.decide_case(p_person uuid, p_outcome text, p_reason text, p_evidence text) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  open account_case;
begin
  if access.profile() is distinct from 'admin' or p_person = access.person() then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  select * into open from account_case c where c.person_id = p_person and c.kind = 'letter' and c.state = 'opposed' for update;
  if open.id is null then perform access.refuse('NOT_FOUND'); end if;
  -- the second says the same as the first; another word begins anew
  if open.asked_by is null or open.outcome <> p_outcome then
    update account_case set asked_by = access.person(), outcome = p_outcome, reason = p_reason, evidence = p_evidence where id = open.id;
    return 'asked';
  end if;
  if open.asked_by = access.person() then perform access.refuse('SECOND_PERSON_REQUIRED'); end if;
  update account_case set confirmed_by = access.person(), confirmed_at = now(),
         state = case p_outcome when 'letter' then 'decided' else 'refused' end,
         ended_at = case p_outcome when 'account' then now() end
   where id = open.id;
  if p_outcome = 'account' then
    update access_letter set used_at = now()
     where person_id = p_person and access_group_id = open.access_group_id and kind = 'letter' and used_at is null;
  else
    -- the letter waits for its holder as long as a new one
    update access_letter set expires_at = greatest(expires_at, now() + interval '30 days')
     where person_id = p_person and access_group_id = open.access_group_id and kind = 'letter' and used_at is null;
    perform access.end_sessions(p_person, null, 'accountDecided', true);
  end if;
  return case p_outcome when 'letter' then 'decided' else 'refused' end;
end $$;

-- Does what has waited its day unopposed. @returns whose authenticator was taken away, or contact replaced
create or replace function access.apply_due_cases() returns table (person_id uuid, kind text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  due account_case;
begin
  for due in
    select * from account_case c where c.kind in ('authenticator', 'contact') and c.state = 'waiting' and c.due_at <= now() order by c.due_at for update skip locked
  loop
    if due.kind = 'authenticator' then
      update person set two_factor_active = false, two_factor_secret = null, two_factor_required = true where id = due.person_id;
      delete from recovery_code r where r.person_id = due.person_id;
    elsif due.channel = 'mail' then
      update person p set email = due.new_contact, email_confirmed_at = now()
       where p.id = due.person_id and not exists (select from person o where o.email = due.new_contact and o.id <> p.id);
    else
      update person p set cell_phone = due.new_contact, cell_phone_confirmed_at = now()
       where p.id = due.person_id and not exists (select from person o where o.cell_phone = due.new_contact and o.id <> p.id);
    end if;
    perform access.end_sessions(due.person_id, null, case due.kind when 'authenticator' then 'twoFactorReset' else 'contactReplaced' end, true);
    update account_case set state = 'done', ended_at = now() where id = due.id;
    insert into security_event (person_id, kind) values (due.person_id, case due.kind when 'authenticator' then 'authenticatorRemoved' else 'contactReplaced' end);
    person_id := due.person_id;
    kind := due.kind;
    return next;
  end loop;
end $$;
