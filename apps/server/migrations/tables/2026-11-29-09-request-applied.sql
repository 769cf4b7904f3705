-- When a request had its effect: not every type leaves a row for payroll.
alter table hr_request add column applied_at timestamptz;
