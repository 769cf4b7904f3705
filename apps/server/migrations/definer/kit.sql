-- Kits of papers: what follows by itself.

-- A kit knows how its items stand. Whoever changes an item need not be able to change the kit.
create or replace function access.kit_counts() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update kit k set asked = c.asked, accepted = c.accepted, waived = c.waived, delivered = c.delivered, refused = c.refused, to_sign = c.to_sign, lacking = c.lacking
    from (select count(*) as asked, count(*) filter (where i.state = 'accepted') as accepted, count(*) filter (where i.state = 'waived') as waived,
            count(*) filter (where i.state = 'delivered' and i.kind = 'paper') as delivered, count(*) filter (where i.state = 'refused') as refused,
            count(*) filter (where i.state = 'asked' and i.document_id is not null) as to_sign,
            count(*) filter (where i.obligatory and i.state not in ('accepted', 'waived')) as lacking
            from kit_item i where i.kit_id = new.kit_id) c
   where k.id = new.kit_id;
  return null;
end $$;
create or replace trigger kit_counts after insert or update of state, document_id on kit_item for each row execute function access.kit_counts();

-- A model's item stands where its paper stands: signed and sealed it is accepted, refused it is refused, given up it is asked again.
create or replace function access.kit_follows_document() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  said text := case new.state when 'completed' then 'accepted' when 'sealing' then 'delivered' when 'refused' then 'refused'
    when 'expired' then 'asked' when 'canceled' then 'asked' when 'waiting' then 'asked' end;
  item kit_item;
begin
  if said is null then return null; end if;
  for item in
    update kit_item i set state = said, decided_at = now(), delivered_at = case when said = 'asked' then i.delivered_at else coalesce(i.delivered_at, now()) end,
           reason = case when said = 'refused' then left(coalesce((select r.reason from signature_request r where r.document_id = new.id order by r.made_at desc limit 1),
             (select s.reason from document_signer s where s.document_id = new.id and s.reason is not null limit 1), 'Recusou assinar.'), 250) end
     where i.document_id = new.id and i.kind = 'sign' and i.state <> 'waived' and i.state <> said returning i.*
  loop
    insert into kit_event (kit_id, item_id, access_group_id, verb, person_id, reason)
    select item.kit_id, item.id, item.access_group_id, case said when 'accepted' then 'signed' when 'refused' then 'refused' else 'reopened' end, null, item.reason
     where said in ('accepted', 'refused');
  end loop;
  return null;
end $$;
create or replace trigger kit_follows_document after update of state on document for each row
  when (old.state is distinct from new.state and new.origin in ('kit', 'termination')) execute function access.kit_follows_document();

-- What was to be taken note of is accepted once the worker has.
create or replace function access.kit_follows_receipt() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update kit_item i set state = 'accepted', decided_at = now(), delivered_at = now()
   where i.document_id = new.document_id and i.kind = 'acknowledge' and i.state in ('asked', 'delivered') and i.person_id = new.person_id;
  return null;
end $$;
create or replace trigger kit_follows_receipt after insert or update of acknowledged_at on document_receipt for each row
  when (new.acknowledged_at is not null) execute function access.kit_follows_receipt();

-- An accepted paper stands in its worker's folder, by its bytes in the store; whoever may decide it files it. Health stands in documents.
create or replace function access.file_kit_item(p_item uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, valid_until, visible, uploaded_by, viewed_at)
  select i.access_group_id, i.company_id, i.employment_id, i.person_id, i.section, left(f.name, 120), f.sha256, f.size, f.content_type, i.valid_until, true, access.person(), now()
    from kit_item i join employment e on e.id = i.employment_id join kit_item_file f on f.item_id = i.id and f.round = i.round
   where i.id = p_item and i.kind = 'paper' and i.state = 'accepted' and not i.health and access.profile() in ('rh', 'gestor', 'job') and access.reaches_employment(e)
     and (access.profile() <> 'gestor' or i.for_manager and not i.pay)
   order by f.position
  on conflict do nothing;
end $$;

-- Who of the persons' employments in reach has a confirmed contact.
create or replace function access.has_contact(p_employment uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return exists (select from employment e join person p on p.id = e.person_id where e.id = p_employment and access.reaches_employment(e)
    and (p.email_confirmed_at is not null or p.cell_phone_confirmed_at is not null));
end $$;

-- Holds a kit until the transaction ends, for whoever reads it: what happens to it happens one after the other.
create or replace function access.hold_kit(p_kit uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform from kit k where k.id = p_kit for update;
end $$;
