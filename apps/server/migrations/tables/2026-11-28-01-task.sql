-- Work on many rows that goes on beside its page: what it is at, how far, and what it noted (core/task).

create extension if not exists btree_gist with schema public;

create table task (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  kind text not null check (kind in ('clockFile', 'clockClosing', 'clockBatch', 'clockRecompute', 'clockPayroll')),
  -- who may see it, cut by the companies it is about; null: everybody of the access group's HR
  company_ids uuid[],
  state text not null default 'waiting' check (state in ('waiting', 'running', 'confirming', 'done', 'empty', 'failed')),
  -- units of the kind: lines, mirrors; null until they are counted
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  -- code of the catalogue
  error text,
  started_by uuid references person,
  made_at timestamptz not null default now(),
  ended_at timestamptz
);
create index task_of_group on task (access_group_id, made_at desc, id desc);
create index task_started_by on task (started_by);

create table task_event (
  id bigint generated always as identity primary key,
  access_group_id uuid not null references access_group,
  task_id uuid not null references task on delete cascade,
  at timestamptz not null default now(),
  code text not null,
  data jsonb not null default '{}'
);
create index task_event_of on task_event (task_id, id);
create index task_event_group on task_event (access_group_id);
