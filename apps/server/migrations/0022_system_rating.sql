-- What people think of the system: asked after a finished task, at most every 90 days a person.

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

call access.protect('system_rating');
-- The platform reads it through access.rating_months and access.rating_sentences alone.
create policy own on system_rating using (person_id = (select access.person()));

grant select, insert on system_rating to cracha_app;
grant update (score, sentence) on system_rating to cracha_app;
