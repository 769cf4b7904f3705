-- Undoing a registry import deletes the employments and persons it made, and every key that names one is looked up for each of them.
-- A partial index answers no foreign key: these held only what is not deleted or not ended, and receipts were read whole, row by row.
drop index receipt_of_person;
create index receipt_of_person on receipt (person_id, competence desc, id desc);
drop index receipt_of_employment;
create index receipt_of_employment on receipt (employment_id, competence desc, id desc);
drop index session_of_person;
create index session_of_person on session (person_id, ended_at);
create index employment_change_made_by on employment_change (made_by);
create index receipt_message_author on receipt_message (author_id);

-- These rows end with their employment, which holds the person; what is staged holds nobody.
alter table worker_record drop constraint worker_record_person_id_fkey;
alter table worker_pay drop constraint worker_pay_person_id_fkey;
alter table worker_bank drop constraint worker_bank_person_id_fkey;
alter table employment_change drop constraint employment_change_person_id_fkey;
alter table registry_import_row drop constraint registry_import_row_person_id_fkey;
