-- Those without a day of payment or credit are few among many that have one: HR looks for them by month, to set the day of all.
create index receipt_undated on receipt (access_group_id, category, competence desc, search, id)
  where paid_on is null and deleted_at is null;
