-- Rows of a CSV or XLSX may be income statements.
alter table column_mapping drop constraint column_mapping_document_check;
alter table column_mapping add constraint column_mapping_document_check check (document in ('recibo', 'beneficio', 'informe'));
-- What was said of a heading is said of what its rows seem to be: a payroll and a list of benefits may have the same titles. Of a payroll the
-- key stays; of benefits it is as `tableKey` (core/reading/table-columns.ts) works it out. Where a title's case or blanks are told otherwise
-- here, HR is asked once more.
update column_mapping set heading = encode(sha256(convert_to(array_to_string(array(
  select lower(regexp_replace(title, '\s+', '', 'g')) from unnest(titles || document) with ordinality as t(title, at) order by at
), E'\x1f', ''), 'UTF8')), 'hex') where document = 'beneficio';
