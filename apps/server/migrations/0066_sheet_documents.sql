-- What a table's rows are, as HR confirmed it with its columns; until now each was read as a payroll.
alter table column_mapping
  add column document text not null default 'recibo' check (document in ('recibo', 'beneficio'));
