-- What HR's corrections teach of a layout, and how a publication goes out.

alter table import_document
  -- what its layout is known again by
  add column layout text generated always as (reading ->> 'layout') stored,
  -- as the reader left it, where what was learned has changed it and nobody has decided it
  add column unlearned jsonb;
create index import_document_layout on import_document (access_group_id, layout) where state in ('doubtful', 'clean') and reviewed_at is null;

-- One thing a confirmed correction says of its layout; it goes with the decision. What documents say differently is not applied.
create table learned_correction (
  import_document_id uuid not null references import_document on delete cascade,
  access_group_id uuid not null references access_group,
  layout text not null,
  -- side: which side the pay item of this code and name is on, or that it is none; total: which printed figure is this total
  kind text not null check (kind in ('side', 'total')),
  subject text not null,
  meaning text not null check (meaning in ('earnings', 'deductions', 'none', 'totalEarnings', 'totalDeductions', 'net')),
  learned_by uuid not null references person,
  learned_at timestamptz not null default now(),
  primary key (import_document_id, kind, subject)
);
create index learned_correction_layout on learned_correction (access_group_id, layout);
call access.protect('learned_correction');
call access.protect_for_staff('learned_correction', '{rh,job}');
grant select, insert, delete on learned_correction to cracha_app;

alter table import
  -- the next publication tells by e-mail too, not in the portal alone
  add column publish_mail boolean not null default true,
  -- whose documents the next publication takes: those of HR limited to companies; null: all
  add column publish_companies uuid[];
alter table release_request add column mail boolean not null default true;
