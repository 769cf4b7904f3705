-- The rows that a registry import staged (CPF, pay, banks) go thirty days after the last thing done with it, with its file's first rows;
-- its counts and its log stay. Without them it can no longer be put back.
alter table registry_import add column rows_dropped_at timestamptz;
