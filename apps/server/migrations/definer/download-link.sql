-- Links and tickets are used by whoever holds them, without a sign-in.

-- Opens a link by its password, once more of its times. `shut`: five wrong ones, wait. `expired`: unknown, revoked, used up, its time is over, or a document
-- of it is gone; nobody learns which.
create or replace function access.open_download_link(p_token_hash bytea, p_password_mac bytea, p_pass_hash bytea, p_ip inet, p_agent text)
returns table (state text, link_id uuid, access_group_id uuid, person_id uuid, profile text, title text, until timestamptz, left_times integer, wait_seconds integer)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
declare
  l download_link;
  wrong integer;
begin
  select * into l from download_link k where k.token_hash = p_token_hash for update;
  if l.id is null or l.revoked_at is not null or l.until <= now() or l.used >= l.times
    or exists (select from download_link_file f join document d on d.id = f.document_id where f.link_id = l.id and d.deleted_at is not null) then
    return query select 'expired', null::uuid, null::uuid, null::uuid, null::text, null::text, null::timestamptz, null::integer, null::integer;
    return;
  end if;
  if l.shut_until > now() then
    return query select 'shut', null::uuid, null::uuid, null::uuid, null::text, null::text, null::timestamptz, null::integer, ceil(extract(epoch from l.shut_until - now()))::integer;
    return;
  end if;
  if l.password_mac <> p_password_mac then
    wrong := l.tries + 1;
    update download_link set tries = wrong % 5, shut_until = case when wrong >= 5 then now() + interval '15 minutes' end where id = l.id;
    return query select 'wrong', null::uuid, null::uuid, null::uuid, null::text, null::text, null::timestamptz, null::integer, null::integer;
    return;
  end if;
  update download_link set used = used + 1, tries = 0, shut_until = null where id = l.id;
  insert into download_link_opening (link_id, access_group_id, pass_hash, ip, agent) values (l.id, l.access_group_id, p_pass_hash, p_ip, p_agent);
  return query select 'open', l.id, l.access_group_id, l.person_id, l.profile, l.title, l.until, l.times - l.used - 1, null::integer;
end $$;

-- The files of an opened link, for ten minutes, unless it was revoked meanwhile.
create or replace function access.opened_link_files(p_pass_hash bytea) returns table (title text, name text, sha256 text, size bigint, content_type text, at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select l.title, f.name, f.sha256, f.size, f.content_type, l.made_at from download_link_opening o join download_link l on l.id = o.link_id join download_link_file f on f.link_id = l.id
   where o.pass_hash = p_pass_hash and o.at > now() - interval '10 minutes' and l.revoked_at is null order by f.position;
end $$;

-- Uses a ticket, once within a minute. No row: it is unknown, used, or too old.
create or replace function access.use_print_ticket(p_ticket_hash bytea, p_pass_hash bytea)
returns table (code text, title text, hash text, pages integer)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with used as (update print_ticket set used_at = now(), pass_hash = p_pass_hash
     where ticket_hash = p_ticket_hash and used_at is null and made_at > now() - interval '1 minute' returning document_id, version)
  select d.code, d.title, coalesce(v.prepared_sha256, v.hash_sent), v.pages from used u join document d on d.id = u.document_id and d.deleted_at is null
    join document_version v on v.document_id = u.document_id and v.number = u.version;
end $$;

-- What the pass of a used ticket shows, for ten minutes, and who asked for it.
create or replace function access.printed_document(p_pass_hash bytea) returns table (document_id uuid, version integer, access_group_id uuid, person_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select t.document_id, t.version, t.access_group_id, t.person_id from print_ticket t join document d on d.id = t.document_id and d.deleted_at is null
   where t.pass_hash = p_pass_hash and t.used_at > now() - interval '10 minutes';
end $$;
