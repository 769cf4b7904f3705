-- Hours a week and a month with two places, as contracts and eSocial (qtdHrsSem) tell them: 43,50.
alter table worker_record
  alter column weekly_hours type numeric(5, 2),
  alter column monthly_hours type numeric(5, 2);
