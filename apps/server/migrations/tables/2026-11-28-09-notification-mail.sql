-- What of the time clock is also mailed: when that was queued. What stood before is not mailed afterwards.
alter table notification add column mailed_at timestamptz;
update notification set mailed_at = now()
 where kind in ('timesheetSent', 'timesheetReturned', 'timesheetReopened', 'justificationReturned', 'justificationDenied', 'closingDone');
create index notification_to_mail on notification (created_at) where mailed_at is null
   and kind in ('timesheetSent', 'timesheetReturned', 'timesheetReopened', 'justificationReturned', 'justificationDenied', 'closingDone');
