-- The address of a CEP is looked up while it is typed (GET /empresa/cep).
create index worker_record_by_cep on worker_record (access_group_id, cep) where cep is not null;
