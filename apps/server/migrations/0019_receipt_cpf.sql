-- The worker's CPF beside the worker's name: a list reads it with the row, where it cost seven of every ten pages it read to look it up.
-- Kept by definer/receipt-cpf.sql.
alter table receipt add column worker_cpf text;
update receipt r set worker_cpf = p.cpf from person p where p.id = r.person_id;
