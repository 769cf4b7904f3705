-- How many justifications of a mirror are undecided is counted when it is read: this column was never written.
alter table timesheet drop column undecided;
