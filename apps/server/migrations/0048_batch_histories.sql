-- Batch downloads in the platform's history (who, when, how many), and how a batch's files are called.

create policy platform_downloads on record_history for select using ((select access.profile()) = 'admin' and entity = 'batchDownload');
drop index record_history_of_platform;
create index record_history_of_platform on record_history (at desc, id desc) where profile = 'admin' or entity = 'batchDownload';

alter table batch_download
  -- the parts of a file's name in their order; empty: as ever, in folders of month and company
  add column name_parts text[] not null default '{}'
    check (cardinality(name_parts) <= 6 and name_parts <@ array['nome', 'cpf', 'matricula', 'competencia', 'empresa', 'tipo']);
create index income_proof_of_group on income_proof (access_group_id, made_at);
