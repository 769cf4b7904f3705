-- What reminders of the time clock look for: lots of the bank by the day they fall due.
create index bank_posting_due on bank_posting (due_day) where minutes > 0 and due_day is not null;
