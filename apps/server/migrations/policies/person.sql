call access.protect('person');
-- one's own, in whatever profile
create policy own on person using (id = (select access.person()));
create policy platform on person using ((select access.profile()) = 'admin');
grant select, insert, update on person to cracha_app;

call access.protect('privacy_acceptance');
create policy own on privacy_acceptance using (person_id = (select access.person()));
grant select, insert, update on privacy_acceptance to cracha_app;
