-- HR sees the rubrics that are remembered of its files, corrects a nature and forgets one.

alter table remembered_rubric
  add column id uuid not null default gen_random_uuid(),
  -- the last file that told it; unknown of those from before
  add column import_id uuid references import,
  -- HR's word on the nature, which no later file's takes the place of
  add column corrected_at timestamptz,
  add column corrected_by uuid references person,
  add constraint remembered_rubric_id unique (id);
create index remembered_rubric_in_order on remembered_rubric (access_group_id, code, id);
create index remembered_rubric_of_import on remembered_rubric (import_id);
create index remembered_rubric_corrected_by on remembered_rubric (corrected_by);

-- a function, so that no statement of others has its query set up
create function access.employers_reached() returns text[] language plpgsql stable parallel safe as $$
begin
  return array(select distinct left(c.cnpj, 8) from public.company c);
end $$;
create policy hr_reads on remembered_rubric for select using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
  and ((select access.all_companies()) or employer = any ((select access.employers_reached())::text[])));
-- they are read into every company's payroll
create policy hr_corrects on remembered_rubric for update
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and (select access.all_companies()))
  with check (access_group_id = (select access.access_group()));
create policy hr_forgets on remembered_rubric for delete
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and (select access.all_companies()));
grant delete on remembered_rubric to cracha_app;
