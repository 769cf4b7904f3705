-- Photos are asked for by the page now: access.photos_of (definer/people.sql).
drop function if exists access.photo_of(uuid);
