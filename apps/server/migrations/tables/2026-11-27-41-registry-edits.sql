-- Cells that a person has corrected in the dry run, by row and column (from 0): {position: {at: text}}. The file stays as it was sent.
-- They go when the rows do.
alter table registry_import add column edits jsonb not null default '{}';
