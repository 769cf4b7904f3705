-- Ending the rule of two persons, asked by one and decided by another (finding S10). One is open at a time; how it ended stays.
create table release_rule_change (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  -- published at once when everything is clean, together with the end of the rule
  at_once boolean not null,
  asked_by uuid not null references person,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'expired')),
  ended_by uuid references person,
  ended_at timestamptz,
  -- whatever the code does
  constraint release_rule_change_second_person check (state not in ('confirmed', 'refused') or ended_by is distinct from asked_by)
);
create unique index release_rule_change_open on release_rule_change (access_group_id) where state = 'open';
