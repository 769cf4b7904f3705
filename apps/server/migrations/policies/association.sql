call access.protect('association');
-- its members' membership data, never receipts or time clock
create policy association on association using ((select access.profile()) = 'assemat' and id = (select access.association()));
create policy platform on association using ((select access.profile()) = 'admin');
grant select, insert, update on association to cracha_app;

call access.protect('association_company');
create policy association on association_company using ((select access.profile()) = 'assemat' and association_id = (select access.association()));
grant select, insert, update, delete on association_company to cracha_app;

call access.protect('association_member');
call access.protect_for_worker('association_member');
create policy association on association_member using ((select access.profile()) = 'assemat' and association_id = (select access.association()));
grant select, insert, update, delete on association_member to cracha_app;
