-- One's own account: since when what proves a person is so, what was said of an activity, and requests about one's own data.

alter table person
  add column password_changed_at timestamptz,
  add column two_factor_since timestamptz;

-- One place for whoever sets them: no way to a new password or authenticator can leave the day out.
create function access.date_credentials() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.password_hash is distinct from old.password_hash then
    new.password_changed_at := case when new.password_hash is not null then now() end;
  end if;
  if tg_op = 'INSERT' or new.two_factor_secret is distinct from old.two_factor_secret or new.two_factor_active <> old.two_factor_active then
    new.two_factor_since := case when new.two_factor_active then now() end;
  end if;
  return new;
end $$;
create trigger date_credentials before insert or update of password_hash, two_factor_secret, two_factor_active on person
  for each row execute function access.date_credentials();

-- those from before: what the activity knows, else the day the person came
update person p set
  password_changed_at = case when password_hash is not null then
    coalesce((select max(e.at) from security_event e where e.person_id = p.id and e.kind = 'passwordChanged'), p.created_at) end,
  two_factor_since = case when two_factor_active then
    coalesce((select max(e.at) from security_event e where e.person_id = p.id and e.kind = 'twoFactorActivated'), p.created_at) end;

-- What the person said to 'was it you?'.
alter table security_event
  add column answer text check (answer in ('mine', 'disowned')),
  add column answered_at timestamptz,
  add check ((answer is null) = (answered_at is null));
create policy own_answer on security_event for update using (person_id = (select access.person()));
grant update (answer, answered_at) on security_event to cracha_app;

-- What a person asks about the own data (LGPD art. 18), of each access group; answered within 15 days (art. 19 II).
create table privacy_request (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  access_group_id uuid not null references access_group,
  -- of the employment in that access group; who holds a role there without one has none
  company_id uuid references company,
  employment_id uuid references employment,
  -- in which the person asked: where the answer is shown
  profile text not null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'information')),
  message text not null check (char_length(message) between 10 and 2000),
  asked_at timestamptz not null default now(),
  due_on date not null,
  outcome text check (outcome in ('done', 'refused')),
  answer text check (char_length(answer) between 10 and 2000),
  answered_at timestamptz,
  answered_by uuid references person,
  check (num_nonnulls(outcome, answer, answered_at, answered_by) in (0, 4))
);
create unique index privacy_request_open on privacy_request (person_id, access_group_id, kind) where answered_at is null;
create index privacy_request_waiting on privacy_request (access_group_id, due_on, id) where answered_at is null;
create index privacy_request_answered on privacy_request (access_group_id, answered_at desc, id) where answered_at is not null;
create index privacy_request_of on privacy_request (person_id, asked_at desc);

call access.protect('privacy_request');
call access.protect_for_staff('privacy_request', '{rh,job}', 'company_id', 'employment_id');
create policy own on privacy_request for select using (person_id = (select access.person()));
create policy asked on privacy_request for insert with check (person_id = (select access.person())
  and access_group_id in (select m.access_group_id from membership m where m.person_id = (select access.person()) and m.enabled));
grant select, insert on privacy_request to cracha_app;
grant update (outcome, answer, answered_at, answered_by) on privacy_request to cracha_app;

-- whoever asks, or says that it was somebody else, tells HR of the own access groups, in whatever profile
create policy told on notification for insert with check (kind in ('privacyAsked', 'accessDisowned')
  and access_group_id in (select m.access_group_id from membership m where m.person_id = (select access.person()) and m.enabled));
