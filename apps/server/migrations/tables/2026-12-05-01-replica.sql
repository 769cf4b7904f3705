-- How far the log was when a session last changed something. A replica that doesn't know this row as it is doesn't answer the session: it
-- has not yet what the same transaction wrote (decision 24). A table of its own: a call takes its row last of all, and holds no other's up.
create table session_position (
  session_id uuid primary key references session on delete cascade,
  position pg_lsn not null
);
