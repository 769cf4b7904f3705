-- Staff's lists of mirrors by month from the oldest, and by state in the order of its steps (read backwards for the other way).
create index timesheet_by_month on timesheet (access_group_id, from_day, search, id) where deleted_at is null;
create index timesheet_by_state on timesheet (access_group_id, array_position('{open,sent,review,approved,closed}'::text[], state), search, id) where deleted_at is null;
