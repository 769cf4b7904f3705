-- Our own recorder writes its marks by one function (access.write_mark), and looks up what it said last of an employer and of a worker.
drop function if exists access.take_nsr(uuid);
create index device_event_of_employer on device_event (device_id, nsr desc) where type = '2';
create index device_event_of_worker on device_event (device_id, (data ->> 'cpf'), nsr desc) where type = '5';

-- What the head of a sealed mirror's paper says, as it was when it was sealed; empty of snapshots from before.
alter table timesheet_snapshot add column head jsonb not null default '{}' check (jsonb_typeof(head) = 'object');
