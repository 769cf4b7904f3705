-- Help for who can't sign in, and the articles of the help menu.

-- What somebody asks without signing in. Never compared with who exists.
create table ticket (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- where the answer goes
  channel text not null check (channel in ('mail', 'sms')),
  contact text not null,
  language text not null,
  message text not null check (char_length(message) between 10 and 2000),
  asked_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references person,
  note text check (char_length(note) between 10 and 1000),
  -- the note went to the contact
  answered boolean not null default false,
  check (num_nonnulls(closed_at, closed_by, note) in (0, 3))
);
create index ticket_newest on ticket (asked_at desc, id desc);
create index ticket_waiting on ticket (asked_at desc, id desc) where closed_at is null;

-- An article of an area's help menu in one language: a text, a PDF, or the address of a video.
create table help_item (
  id uuid primary key default gen_random_uuid(),
  area text not null check (area in ('worker', 'hr', 'manager', 'finance', 'administrator', 'platform-admin', 'association', 'reseller')),
  language text not null check (language in ('pt-BR', 'en-US', 'es-ES')),
  kind text not null check (kind in ('basics', 'manual', 'library', 'video')),
  title text not null check (char_length(title) between 1 and 120),
  body text check (char_length(body) between 1 and 20000),
  link text check (link like 'https://%'),
  file_sha256 text,
  file_name text,
  file_size bigint,
  position integer not null default 100,
  published boolean not null default false,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  check (num_nonnulls(body, link, file_sha256) = 1),
  check ((kind = 'video') = (link is not null)),
  check (num_nonnulls(file_sha256, file_name, file_size) in (0, 3))
);
create index help_item_order on help_item (area, language, kind, position, id);
