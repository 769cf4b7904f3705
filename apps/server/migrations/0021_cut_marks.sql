-- Whose data a cut must not hold is read once for an import and kept by the process as long as this number stands
-- (definer/verification.sql).
alter table import add column marks_version integer not null default 0;
drop function if exists access.receipt_source(uuid);
