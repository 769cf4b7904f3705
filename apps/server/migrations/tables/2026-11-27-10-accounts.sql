-- Whose an account is: a person's link to an access group is a claim until the person accepts it (decision 018).

-- The rows of one person and group are one link: they are accepted and refused together (definer/links.sql).
alter table membership
  add column accepted_at timestamptz,
  add column accepted_how text check (accepted_how in ('before', 'letter', 'invitation', 'provisionalPassword', 'provider', 'platform')),
  add column refused_at timestamptz,
  -- the name that was typed when the role was given: what the group reads until the link is accepted
  add column told_name text,
  add column in_force boolean generated always as (enabled and accepted_at is not null) stored,
  add check (num_nonnulls(accepted_at, accepted_how) in (0, 2)),
  add check (accepted_at is null or refused_at is null);
-- who is at work in an account today goes on as before; an account that nobody ever used waits for its person
update membership m set accepted_at = m.created_at, accepted_how = 'before' from person p
 where p.id = m.person_id and (p.password_hash is not null or p.first_signed_in_at is not null or exists (select from passkey k where k.person_id = p.id));
-- the registry says of a worker that they came in by this group once its link is accepted; definer/listed-persons.sql makes the trigger anew
drop trigger if exists employment_person on employment;
update employment e set came_in = not came_in
 where came_in <> exists (select from membership m where m.person_id = e.person_id and m.access_group_id = e.access_group_id and m.accepted_at is not null);
-- the worker's list of claims, and what is shut to them
create index membership_claim on membership (person_id) where accepted_at is null;

-- What set the present password: its channel never stands for the second factor while that password stands.
alter table person
  add column password_from text check (password_from in ('mail', 'sms', 'letter', 'group', 'machine')),
  add column password_group uuid references access_group;
create index person_password_group on person (password_group) where password_group is not null;

-- What a session that sets a password was opened with, and whose letter or invitation it was.
alter table session
  add column opened_by text check (opened_by in ('mail', 'sms', 'letter', 'invitation', 'machine')),
  -- a null in it is the platform
  add column opened_groups uuid[] not null default '{}',
  -- the password that it sets ends every other way into an account that was in use
  add column takes_over boolean not null default false,
  -- what proved the person beside the password: factor (authenticator, recovery code, passkey), cpf (a provider's word about it)
  add column proven text[] not null default '{}' check (proven <@ '{factor,cpf}');

-- A token's line: which one it took the place of, and since when it is used. A former one that is renewed once its successor was used is in
-- two hands.
alter table session_token add column renewed_from uuid, add column used_at timestamptz;
drop function if exists access.renew_token(uuid);

-- A group's letter (printed) or invitation (sent): one of each for a person and group. The platform's have no group. Letters from before
-- this day don't say whose they are: they are printed anew.
delete from access_letter;
alter table access_letter
  drop constraint access_letter_pkey,
  alter column issued_by drop not null,
  add column id uuid not null default gen_random_uuid() primary key,
  add column access_group_id uuid references access_group,
  add column kind text not null default 'letter' check (kind in ('letter', 'invitation')),
  -- of a letter: the birth date that the group's record says, with which it is used by who is not signed in
  add column birth_mac bytea,
  -- of an invitation: the link that sets the first password, and where it went
  add column link_mac bytea,
  add column channel text check (channel in ('mail', 'sms')),
  add column contact text,
  add unique nulls not distinct (person_id, access_group_id, kind);
create index access_letter_link on access_letter (link_mac) where link_mac is not null;
insert into access_letter (person_id, access_group_id, kind, code_mac, link_mac, channel, contact, issued_at, expires_at)
select distinct c.person_id, m.access_group_id, 'invitation', c.code_mac, c.link_mac, c.channel, c.contact, c.sent_at, c.expires_at
  from contact_code c join membership m on m.person_id = c.person_id and m.accepted_at is null
 where c.purpose = 'invitation' and c.used_at is null and c.expires_at > now()
on conflict do nothing;
delete from contact_code where purpose = 'invitation';

-- a passkey that was there before a letter proved its person signs in again once the person says that it is theirs
alter table passkey add column doubted_at timestamptz;

-- Who says an account is theirs: the holder of a letter, while somebody else uses the account, or two persons of the platform for somebody who
-- lost an authenticator or a mailbox. It waits, every confirmed contact and open session is told, and an objection stops it.
create table account_case (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  kind text not null check (kind in ('letter', 'authenticator', 'contact')),
  state text not null check (state in ('asked', 'waiting', 'opposed', 'decided', 'done', 'refused')),
  -- of a letter: whose
  access_group_id uuid references access_group,
  asked_at timestamptz not null default now(),
  -- of the platform: who asks, why and with what evidence, and who confirms
  asked_by uuid references person,
  reason text check (char_length(reason) between 10 and 2000),
  evidence text check (char_length(evidence) between 10 and 2000),
  confirmed_by uuid references person,
  confirmed_at timestamptz,
  -- a letter's case between two owners: whom the persons of the platform give the account to
  outcome text check (outcome in ('letter', 'account')),
  -- from when it holds, unless somebody objects
  due_at timestamptz,
  -- the link in what is told; whoever opens it objects
  objection_mac bytea,
  opposed_at timestamptz,
  opposed_how text check (opposed_how in ('link', 'session', 'use')),
  -- of a lost mailbox: which contact is under dispute (nothing is told there that would stop it), and the one that takes its place
  channel text check (channel in ('mail', 'sms')),
  new_contact text,
  -- those of a case that was stopped before: none of them begins it anew
  former_people uuid[] not null default '{}',
  ended_at timestamptz
);
create unique index account_case_open on account_case (person_id) where state in ('asked', 'waiting', 'opposed', 'decided');
create index account_case_objection on account_case (objection_mac) where objection_mac is not null;
create index account_case_state on account_case (state, asked_at desc, id);
insert into account_case (person_id, kind, state, asked_at, asked_by, reason, evidence)
select r.person_id, 'authenticator', 'asked', r.asked_at, r.asked_by, 'Pedido anterior à justificativa.', 'Pedido anterior à justificativa.'
  from authenticator_reset r where r.asked_at > now() - interval '1 day';
drop table authenticator_reset;

drop function if exists access.remove_authenticator(uuid);
drop function if exists access.never_came_in();
drop function if exists access.issue_letter(uuid, bytea, date);
drop function if exists access.letter_of(text, bytea, date);
drop function if exists access.groups_shut(uuid);
drop function if exists access.issue_target(uuid);
drop function if exists access.person_in_reach(uuid);
drop function if exists access.group_users(uuid[]);
drop function if exists access.keep_invitation(uuid, bytea, bytea);
drop function if exists access.person_to_invite(text, text, text, text);
drop function if exists access.use_recovery(text, text, bytea);
drop function if exists access.keep_recovery(uuid, text, text, bytea, bytea);
drop function if exists access.worker_accesses(uuid[]);
drop function if exists access.open_session(uuid, text, text, text, uuid, bytea);

alter table contact_code drop constraint contact_code_purpose_check;
-- machine: the link that `cracha administrator` prints
alter table contact_code add constraint contact_code_purpose_check
  check (purpose in ('secondFactor', 'cellPhone', 'email', 'recovery', 'machine'));
