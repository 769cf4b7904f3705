-- What payroll took at once: the file can be made again from its entries.
create table payroll_export (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  competence date not null,
  total integer not null check (total > 0),
  made_by uuid not null references person,
  made_at timestamptz not null default now()
);
create index payroll_export_group on payroll_export (access_group_id, made_at desc);
create index payroll_export_made_by on payroll_export (made_by);

alter table payroll_entry add constraint payroll_entry_of_export foreign key (export_id) references payroll_export;
create index payroll_entry_export on payroll_entry (export_id) where export_id is not null;
