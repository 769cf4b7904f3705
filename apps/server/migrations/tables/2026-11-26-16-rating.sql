-- What people think of the system.

-- Asked after a finished task, at most every 90 days a person.
create table system_rating (
  id uuid primary key default gen_random_uuid(),
  -- kept to hold the 90 days, and for the person's own data; nothing that leaves says whose a rating is
  person_id uuid not null references person on delete cascade,
  area text not null check (area in ('worker', 'hr')),
  -- null: closed, or left unanswered
  score smallint check (score between 1 and 5),
  sentence text check (char_length(sentence) between 1 and 280),
  asked_at timestamptz not null default now(),
  check (score is not null or sentence is null)
);
create index system_rating_of_person on system_rating (person_id, asked_at desc);
create index system_rating_answered on system_rating (area, asked_at) where score is not null;
