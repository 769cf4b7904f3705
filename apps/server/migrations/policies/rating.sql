call access.protect('system_rating');
-- The platform reads it through access.rating_months and access.rating_sentences alone.
create policy own on system_rating using (person_id = (select access.person()));
grant select, insert, update (score, sentence) on system_rating to cracha_app;
