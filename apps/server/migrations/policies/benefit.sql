-- HR's catalogue; who asks is told by a function (`access.benefits_of`).
call access.protect('benefit_plan');
call access.protect_for_staff('benefit_plan', '{rh,job}', 'company_id');
grant select, insert, update (name, kind, regimes, min_months, departments, share_kind, share, window_from, window_until, max_dependants, term_version, active, version)
  on benefit_plan to cracha_app;

call access.protect('benefit_term');
call access.protect_for_staff('benefit_term', '{rh,job}', 'company_id');
grant select, insert on benefit_term to cracha_app;

call access.protect('worker_benefit');
call access.protect_for_staff('worker_benefit', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('worker_benefit');
grant select, insert, update (until_day, ended_by), delete on worker_benefit to cracha_app;
