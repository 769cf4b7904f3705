-- A sealed mirror's paper has a public code, as receipts have, and the fingerprints of what was given out are kept for the public check.
alter table timesheet_snapshot add column code text unique;
alter table timesheet_snapshot add column papers text[] not null default '{}';
-- sixteen signs that can't be taken for one another
update timesheet_snapshot s set code = (
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(h.bytes, i) % 32 + 1, 1), '' order by i)
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(s.timesheet_id) || int4send(s.version)) as bytes offset 0) h, generate_series(0, 15) i);
alter table timesheet_snapshot alter column code set not null;
drop function if exists access.mirror_paper(uuid);
