-- Models of papers beyond single rows: what is published stays, and what every access group begins with.

-- What was published is what papers were made of: nobody changes it, the owner neither.
create or replace function access.template_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a model is never changed' using errcode = 'check_violation';
end $$;
create or replace trigger template_version_stays before update or delete on template_version for each row execute function access.template_version_stays();

-- Gives an access group the product's models that it never had, published; those it changed or deleted stay so. Null: every group.
create or replace function access.give_ready_templates(p_access_group uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with given as (
    insert into template (access_group_id, title, description, ready_key, body, fields, changed, published)
    select g.id, r.title, r.description, r.key, r.body, r.fields, false, 1 from access_group g cross join ready_template r
     where p_access_group is null or g.id = p_access_group
    on conflict (access_group_id, ready_key) do nothing returning id, access_group_id, title, body, fields)
  insert into template_version (template_id, number, access_group_id, title, body, fields)
  select id, 1, access_group_id, title, body, fields from given
$$;

create or replace function access.begin_access_group_templates() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.give_ready_templates(new.id);
  return null;
end $$;
create or replace trigger begin_templates after insert on access_group for each row execute function access.begin_access_group_templates();
