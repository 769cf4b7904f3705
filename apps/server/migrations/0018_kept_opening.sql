-- What opens a worker's hot read is looked up once in five minutes, not at every request (definer/kept-opening.sql).

-- That a token opened the short way, for one permission and app access, and whose companies' names go with it. Lost in a crash, by
-- intention: it is looked up again. Read and written by access.try_worker alone, taken away by what changes it.
create unlogged table worker_opening (
  token_id uuid not null,
  permission text not null,
  app_access text not null,
  person_id uuid not null,
  session_id uuid not null,
  valid_until timestamptz not null,
  -- the privacy policy that was accepted: a new one asks again
  policy text not null,
  employers jsonb not null,
  hidden uuid[] not null,
  primary key (token_id, permission, app_access)
);
create index worker_opening_of_person on worker_opening (person_id);
create index worker_opening_of_session on worker_opening (session_id);

-- Always empty; its lock alone is used. Who changes what openings are made of holds it against who keeps one, until both have
-- committed: none is kept that was looked up before a change and written after it.
create table access_change (nothing boolean);

call access.protect('worker_opening');
call access.protect('access_change');
