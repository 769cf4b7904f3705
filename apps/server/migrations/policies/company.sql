call access.protect('plan_module_app_access');
create policy platform on plan_module_app_access for select using (access.profile() is not null);
grant select on plan_module_app_access to cracha_app;

call access.protect('reseller');
create policy reseller on reseller for select using ((select access.profile()) = 'revendedor' and id = (select access.reseller()));
create policy platform on reseller using ((select access.profile()) = 'admin');
grant select, insert, update on reseller to cracha_app;

call access.protect('access_group');
-- its staff, its workers, its reseller, the platform
create policy staff on access_group for select using (id = (select access.access_group())
  and (select access.profile()) in ('rh', 'gestor', 'financeiro', 'job'));
create policy worker on access_group for select using ((select access.profile()) = 'trabalhador'
  and id in (select access_group_id from employment where person_id = (select access.person())));
create policy reseller on access_group using ((select access.profile()) = 'revendedor' and reseller_id = (select access.reseller()));
create policy platform on access_group using ((select access.profile()) = 'admin');
grant select, insert, update on access_group to cracha_app;

call access.protect('access_group_module');
call access.protect_for_staff('access_group_module', '{rh,gestor,financeiro,job}');
create policy reseller on access_group_module using ((select access.profile()) = 'revendedor'
  and access_group_id in (select id from access_group where reseller_id = (select access.reseller())));
create policy platform on access_group_module using ((select access.profile()) = 'admin');
grant select, insert, update, delete on access_group_module to cracha_app;

call access.protect('company');
call access.protect_for_staff('company', '{rh,gestor,financeiro,job}', 'id');
create policy worker on company for select using ((select access.profile()) = 'trabalhador'
  and id in (select company_id from employment where person_id = (select access.person())));
create policy association on company for select using ((select access.profile()) = 'assemat'
  and id in (select company_id from association_company where association_id = (select access.association())));
-- what is deleted is hidden from everybody
create policy present on company as restrictive to cracha_app using (deleted_at is null or (select access.profile()) = 'across');
grant select, insert, update on company to cracha_app;

call access.protect('company_field');
call access.protect_for_staff('company_field', '{rh,job}', 'company_id');
grant select, insert, update on company_field to cracha_app;
