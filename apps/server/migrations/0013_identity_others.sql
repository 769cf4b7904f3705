-- Others' profiles, requests for support, signers' links, and which session a security event is of.

-- an opening by the platform's operator or support belongs to no access group
alter table access_log alter column access_group_id drop not null;

-- null: the link is good as long as the document waits
alter table document_signer add column access_until timestamptz;

-- a request is open until its person grants it
alter table support_grant
  alter column granted_by drop not null,
  alter column granted_at drop not null,
  alter column granted_at drop default,
  alter column granted_until drop not null,
  add column created_at timestamptz not null default now(),
  add column begun_at timestamptz,
  -- the profile the person asked in: support acts in no other
  add column profile text not null default 'trabalhador';
create index support_grant_of on support_grant (person_id, created_at desc, id);

alter table security_event add column session_id uuid references session;
