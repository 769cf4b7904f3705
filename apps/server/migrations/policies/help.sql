call access.protect('ticket');
create policy platform on ticket using ((select access.profile()) = 'admin');
grant select, update (closed_at, closed_by, note, answered) on ticket to cracha_app;

call access.protect('help_item');
create policy platform on help_item using ((select access.profile()) = 'admin');
create policy reader on help_item for select using (published and case (select access.profile())
  when 'trabalhador' then area = 'worker' when 'rh' then area = 'hr' when 'gestor' then area = 'manager'
  when 'financeiro' then area in ('finance', 'administrator') when 'assemat' then area = 'association'
  when 'revendedor' then area = 'reseller' else false end);
grant select, insert, update on help_item to cracha_app;
