-- What somebody has begun to ask for and not sent yet: no request. One a person, profile, access group and type (product 5, 5.1).
create table hr_request_draft (
  person_id uuid not null references person,
  profile text not null check (profile in ('trabalhador', 'gestor', 'rh')),
  -- a worker has none of their own: the form chooses among all their employments
  access_group_id uuid references access_group,
  -- as the wire calls a type of request, or `atendimento`
  type text not null check (char_length(type) between 1 and 40),
  -- what the form holds, without files and secrets; as it was sent, in its order
  data json not null check (json_typeof(data) = 'object'),
  changed_at timestamptz not null default now(),
  unique nulls not distinct (person_id, profile, access_group_id, type)
);
create index hr_request_draft_group on hr_request_draft (access_group_id);
create index hr_request_draft_old on hr_request_draft (changed_at);
