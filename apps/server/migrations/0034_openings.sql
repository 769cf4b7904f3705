-- Who opened whose data: read by its owner through access.own_openings, and by HR as counts of a stretch of days.
create index access_log_of_group on access_log (access_group_id, at desc);
