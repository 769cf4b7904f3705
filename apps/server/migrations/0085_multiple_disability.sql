-- Two disabilities or more at once are one of their own (Decreto 5.296/2004, art. 5, § 1, I, e).
alter table worker_record drop constraint worker_record_disability_check;
alter table worker_record add constraint worker_record_disability_check
  check (disability in ('nenhuma', 'fisica', 'visual', 'auditiva', 'mental', 'intelectual', 'multipla', 'reabilitado'));
