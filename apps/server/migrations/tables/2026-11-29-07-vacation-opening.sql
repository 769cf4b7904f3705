-- Where counting of vacations begins, told of many by a file: its task, and what became of each line.

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('clockFile', 'clockClosing', 'clockBatch', 'clockRecompute', 'clockPayroll', 'vacationOpenings'));

create table vacation_opening_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  task_id uuid not null references task,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (access_group_id, sha256)
);
create index vacation_opening_file_of_group on vacation_opening_file (access_group_id, made_at desc, id desc);
create index vacation_opening_file_task on vacation_opening_file (task_id);
create index vacation_opening_file_made_by on vacation_opening_file (made_by);

create table vacation_opening_line (
  file_id uuid not null references vacation_opening_file on delete cascade,
  -- as the file counts its lines, the heading with them
  number integer not null check (number > 0),
  access_group_id uuid not null references access_group,
  state text not null check (state in ('applied', 'same', 'refused')),
  -- as the file has it; the CPF masked
  registration text,
  cpf text,
  employment_id uuid references employment on delete set null,
  -- of a refused line: its column, a code and the values of its words
  field text,
  code text,
  data jsonb not null default '{}',
  primary key (file_id, number),
  check ((state = 'refused') = (code is not null))
);
create index vacation_opening_line_state on vacation_opening_line (file_id, state, number);
create index vacation_opening_line_group on vacation_opening_line (access_group_id);
create index vacation_opening_line_employment on vacation_opening_line (employment_id);
