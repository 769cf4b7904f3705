-- A drawn receipt says the day of its credit: where HR sets that day after it was first served, the next who asks has it drawn anew.
-- The bytes that were served stay, as an earlier version.
alter table receipt_file add column outdated boolean not null default false;
