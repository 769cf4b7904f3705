-- A job reaches what its asker does when it runs (definer/jobs.sql). Who reaches named workers only sees the files it sent itself, as HR
-- limited to companies does: a file holds everybody's data. The job of a file keeps its rows whoever sent it.

do $$
declare
  name text;
  rule text;
begin
  foreach name in array array['import', 'registry_import'] loop
    rule := 'access_group_id = (select access.access_group()) and ((select access.profile()) = ''job'' or (select access.profile()) = ''rh''
      and ((select access.all_companies() and access.all_workers()) or sent_by = (select access.person())))';
    execute format('drop policy staff on %I', name);
    execute format('create policy staff on %I using (%s) with check (%s)', name, rule, rule);
  end loop;
  foreach name in array array['import_event', 'import_document', 'registry_import_event', 'registry_import_row'] loop
    rule := format('access_group_id = (select access.access_group()) and ((select access.profile()) = ''job'' or (select access.profile()) = ''rh''
      and ((select access.all_companies() and access.all_workers()) or import_id in (select id from %I)))',
      case when name like 'registry%' then 'registry_import' else 'import' end);
    execute format('drop policy staff on %I', name);
    execute format('create policy staff on %I using (%s) with check (%s)', name, rule, rule);
  end loop;
end $$;

-- whose documents go out is asked when they do
alter table import drop column publish_companies;
