-- What HR says once for all new workers of a registry file whose form has no column for it: values of companies' own required fields, by the
-- fields' ids, and the columns they stand for, by which the grants go.
alter table registry_import
  add column fill jsonb not null default '{}',
  add column fill_columns text[] not null default '{}',
  -- How many rows are taken and say something all the same.
  add column noted integer not null default 0;
