-- Clean documents whose day of credit is in doubt, and nobody has said it yet.
alter table import add column undated integer not null default 0;
