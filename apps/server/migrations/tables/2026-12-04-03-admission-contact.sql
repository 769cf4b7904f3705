-- Codes by which a candidate confirms an e-mail or cell phone of their own; the invitation's contact proved itself at the entry.
create table admission_contact (
  id uuid primary key default gen_random_uuid(),
  admission_id uuid not null references admission,
  access_group_id uuid not null references access_group,
  kind text not null check (kind in ('email', 'celular')),
  contact text not null,
  code_mac bytea not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  -- the contact is confirmed
  used_at timestamptz
);
create index admission_contact_of on admission_contact (admission_id, made_at desc);
create index admission_contact_group on admission_contact (access_group_id);
-- Who will lead the person: that manager sees how far the admission is.
alter table admission add column manager_id uuid references membership on delete set null;
create index admission_manager on admission (manager_id) where manager_id is not null;
