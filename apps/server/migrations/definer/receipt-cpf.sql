-- A receipt's worker_cpf is its person's CPF, whoever writes the receipt and whenever the CPF is corrected.

create or replace function access.keep_receipt_cpf() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.worker_cpf := (select cpf from person where id = new.person_id);
  return new;
end $$;
create or replace trigger receipt_cpf before insert or update of person_id, worker_cpf on receipt
  for each row execute function access.keep_receipt_cpf();

create or replace function access.follow_person_cpf() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update receipt set worker_cpf = new.cpf where person_id = new.id;
  return null;
end $$;
create or replace trigger person_cpf_corrected after update on person
  for each row when (old.cpf is distinct from new.cpf) execute function access.follow_person_cpf();
