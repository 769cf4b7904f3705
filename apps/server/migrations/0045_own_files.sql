-- The files that HR shows to their worker: since when they are shown, and when the worker first took one.

-- of one that is hidden since it came, or since it was last shown
alter table worker_file add column shown_at timestamptz not null default now(), add column viewed_at timestamptz;
update worker_file set shown_at = uploaded_at;
create index worker_file_of_worker on worker_file (person_id, shown_at desc, id desc) where visible and deleted_at is null;
grant update (shown_at) on worker_file to cracha_app;
