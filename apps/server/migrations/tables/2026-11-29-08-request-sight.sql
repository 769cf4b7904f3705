-- Who reads a request without being asked: whose turn comes, who decided, who looks on.
alter table approval_seat drop constraint approval_seat_kind_check;
alter table approval_seat add constraint approval_seat_kind_check check (kind in ('timesheet', 'justification', 'request', 'requestSight'));
