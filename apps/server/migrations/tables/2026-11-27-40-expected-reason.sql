-- An absence may be called right for many workers at once: with the one reason, or because the file is only a part of the payroll.
alter table expected_absence
  add column reason text check (length(reason) between 10 and 250),
  add column partial boolean not null default false;
