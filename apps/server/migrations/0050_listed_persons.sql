-- The registry's list shows of each employment's person the CPF, whether they ever came in and whether their sign-in is on in the group.
-- Looked up one by one in trees that grow with the registry, they were nearly all that a page read; definer/listed-persons.sql keeps them here.

alter table employment
  add column cpf text,
  add column came_in boolean not null default false,
  add column signs_in boolean not null default false;
-- what changes of them alone finds room beside the row, and no index is written
alter table employment set (fillfactor = 90);

update employment e
   set cpf = p.cpf, came_in = p.first_signed_in_at is not null,
       signs_in = exists (select from membership m
         where m.person_id = e.person_id and m.access_group_id = e.access_group_id and m.role = 'EMPREGADO' and m.enabled)
  from person p where p.id = e.person_id;

-- the list's orders have indexes of their own (0020)
drop index employment_of_group;

-- an employment's own column says it
drop function if exists access.person_cpf(uuid), access.group_cpfs();
-- access.found_page tells how many there are too
drop function if exists access.found_in_order(text[], boolean, text, uuid, integer);
