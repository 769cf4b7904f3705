-- Notices to persons.

create table notification (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid,
  person_id uuid not null references person,
  -- Worded when shown, in the reader's language.
  kind text not null,
  values jsonb not null default '{}',
  target text,
  -- One notification per cause: a repeated job or publication adds none.
  cause text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (person_id, cause)
);
create index notification_of on notification (person_id, created_at desc, id desc);
create index notification_unread on notification (person_id) where read_at is null;
