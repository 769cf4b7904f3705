-- The photo that HR keeps of a worker: one an access group, never seen from another. The owner's own comes before it.

create table worker_photo (
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  set_by uuid references person,
  set_at timestamptz not null default now(),
  primary key (access_group_id, person_id)
);
create index worker_photo_of on worker_photo (person_id);
create index worker_photo_by on worker_photo (set_by);

call access.protect('worker_photo');
-- who is shown it and is not HR asks access.photos_of; HR writes that of who has an employment in reach
create policy hr on worker_photo using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
  and exists (select from employment e where e.person_id = worker_photo.person_id and e.access_group_id = worker_photo.access_group_id));
grant select, insert, delete on worker_photo to cracha_app;
grant update (sha256, set_by, set_at) on worker_photo to cracha_app;

-- says whose it is now
drop function if exists access.photos_of(uuid[]);
