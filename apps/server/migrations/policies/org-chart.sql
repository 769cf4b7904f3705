call access.protect('reporting_line');
call access.protect_for_staff('reporting_line', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_manager('reporting_line');
call access.show_to_worker('reporting_line');
grant select, insert, update, delete on reporting_line to cracha_app;
