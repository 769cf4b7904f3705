call access.protect('announcement');
-- HR of some companies only has to do with what is for those alone.
create policy staff on announcement
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_ids <@ (select access.companies())::uuid[]))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_ids <@ (select access.companies())::uuid[]));
create policy addressed on announcement for select using (
  published_at <= now() and withdrawn_at is null and (ends_at is null or ends_at > now())
  and id in (select r.announcement_id from announcement_reader r
              where r.addressed and r.person_id = (select access.person()) and r.profile = (select access.profile())));
-- the workers' announcements of a manager's team that run now
create policy team on announcement for select using ((select access.profile()) = 'gestor'
  and id in (select t.id from access.team_announcements() t));
grant select, insert, update, delete on announcement to cracha_app;

call access.protect('announcement_reader');
create policy staff on announcement_reader
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id is null or employment_id = any ((select access.workers())::uuid[])))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[])));
-- A reader: one's own row, and what runs now and is addressed to one.
create policy own on announcement_reader for select using (person_id = (select access.person()) and profile = (select access.profile())
  and (profile = 'trabalhador' and access_group_id <> all ((select access.shut_groups())::uuid[]) or access_group_id = (select access.access_group())));
create policy own_reading on announcement_reader for update using (person_id = (select access.person()) and profile = (select access.profile())
  and (profile = 'trabalhador' and access_group_id <> all ((select access.shut_groups())::uuid[]) or access_group_id = (select access.access_group())));
create policy own_team on announcement_reader for insert with check ((select access.profile()) = 'gestor' and profile = 'gestor' and not addressed
  and person_id = (select access.person()) and access_group_id = (select access.access_group())
  and announcement_id in (select t.id from access.team_announcements() t where t.company_id = announcement_reader.company_id));
grant select, insert, delete, update (seen_at, seen_version, confirmed_at, confirmed_version) on announcement_reader to cracha_app;

call access.protect('announcement_file');
-- Who may read an announcement now may read its files: its own policies say who. HR of its companies writes them.
create policy reads on announcement_file for select using (announcement_id in (select a.id from announcement a));
create policy staff on announcement_file for all
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and announcement_id in (select a.id from announcement a))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and announcement_id in (select a.id from announcement a));
grant select, insert, delete on announcement_file to cracha_app;
