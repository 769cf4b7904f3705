-- Acts on many requests: the batches of decisions that the time clock has, for requests, too.

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('clockFile', 'clockClosing', 'clockBatch', 'clockRecompute', 'clockPayroll', 'vacationOpenings', 'requestBatch'));

alter table decision_batch drop constraint decision_batch_act_check;
alter table decision_batch add constraint decision_batch_act_check
  check (act in ('approveTimesheet', 'approve', 'deny', 'finish', 'approveRequest', 'denyRequest', 'finishRequest'));

-- what the words of a refusal say besides its code
alter table decision_batch_item add column data jsonb not null default '{}' check (jsonb_typeof(data) = 'object');

-- The types of requests that may be decided many at once; null: all but changes of registration.
alter table request_setting add column batch_types text[];
