-- Codes and links that went out in the last day, counted by whom, whereto and from where (finding S15).
create table code_sent (
  id bigint generated always as identity primary key,
  -- SHA-256 of the person, the contact or the address
  subject bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index code_sent_of on code_sent (subject, at);
create index code_sent_at on code_sent (at);
