-- Our own recorder writes its marks by one function (access.write_mark), and looks up what it said last of an employer and of a worker.
drop function if exists access.take_nsr(uuid);
create index device_event_of_employer on device_event (device_id, nsr desc) where type = '2';
create index device_event_of_worker on device_event (device_id, (data ->> 'cpf'), nsr desc) where type = '5';
