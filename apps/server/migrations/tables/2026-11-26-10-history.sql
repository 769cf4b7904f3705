-- What is kept of every change, deletion and opening.

create table record_history (
  id bigint generated always as identity primary key,
  access_group_id uuid,
  at timestamptz not null default now(),
  person_id uuid,
  -- Support acting for the person: both are recorded.
  supporter_id uuid,
  ip text,
  profile text,
  verb text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index record_history_of_group on record_history (access_group_id, at desc, id desc);
create index record_history_of_entity on record_history (entity, entity_id);
create index record_history_of_person on record_history (access_group_id, person_id, at desc, id desc);
create index record_history_of_platform on record_history (at desc, id desc) where profile = 'admin' or entity = 'batchDownload';

create table exclusion_history (
  id bigint generated always as identity primary key,
  access_group_id uuid,
  at timestamptz not null default now(),
  person_id uuid not null,
  ip text,
  profile text,
  justification text not null check (char_length(justification) between 40 and 250),
  entity text not null,
  entity_id text not null,
  record jsonb not null,
  restored_at timestamptz,
  restored_by uuid,
  restore_reason text check (char_length(restore_reason) between 40 and 250),
  constraint exclusion_restored_whole check (num_nonnulls(restored_at, restored_by, restore_reason) in (0, 3))
);
create index exclusion_history_of_group on exclusion_history (access_group_id, at desc, id desc);
create index exclusion_history_of_platform on exclusion_history (at desc, id desc) where profile = 'admin';

-- Somebody opened another person's data.
create table access_log (
  id bigint generated always as identity primary key,
  -- null: an opening by the platform's operator or support
  access_group_id uuid,
  person_id uuid not null,
  opened_by uuid not null,
  supporter_id uuid,
  profile text not null,
  ip text,
  at timestamptz not null default now(),
  entity text not null,
  entity_id text not null
);
create index access_log_of_person on access_log (person_id, at desc);
-- Who opened whose data: read by its owner through access.own_openings, and by HR as counts of a stretch of days.
create index access_log_of_group on access_log (access_group_id, at desc);
