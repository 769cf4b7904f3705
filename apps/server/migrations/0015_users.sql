-- Users of an access group and of the platform: invitations, approver profiles, a lost authenticator taken away by two persons.

-- The link of an invitation is a code like a recovery's, good for longer and for who has no password yet.
alter table contact_code drop constraint contact_code_purpose_check;
alter table contact_code add constraint contact_code_purpose_check
  check (purpose in ('secondFactor', 'cellPhone', 'email', 'recovery', 'invitation'));

-- People by name: the operator's list, by cursor and by any part of a name.
create index person_by_name on person (public.search_form(name), id);
create index person_name_part on person using gin (public.search_form(name) gin_trgm_ops);
-- Who is locked out now: the failures of the last minutes.
create index attempt_failed on attempt (at) where state <> 'succeeded';
create index membership_of_role on membership (access_group_id, role, person_id);

create table approver_profile (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null,
  -- the first active one whose kinds and companies fit is taken
  position integer not null,
  active boolean not null default true,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- null: all of the access group
  company_ids uuid[],
  -- in order: name, approvers, needs, deadline in working days, what to do without a manager
  steps jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index approver_profile_name on approver_profile (access_group_id, public.search_form(name));
create index approver_profile_order on approver_profile (access_group_id, position, id);
call access.protect('approver_profile');
call access.protect_for_staff('approver_profile', '{rh,job}');
grant select, insert, update, delete on approver_profile to cracha_app;

-- Asked for by one person of the platform, confirmed by another within a day.
create table authenticator_reset (
  person_id uuid primary key references person,
  asked_by uuid not null references person,
  asked_at timestamptz not null default now()
);
call access.protect('authenticator_reset');
create policy platform on authenticator_reset using ((select access.profile()) = 'admin');
grant select, insert, update, delete on authenticator_reset to cracha_app;
