-- Companies as HR keeps them: head offices and branches, logo, deletion; users of a single company; an access group's receipt defaults.

alter table company
  -- of a head office, known here (head_office_id) or not
  add column branch boolean not null default false,
  add column logo_sha256 text,
  -- hidden from everybody from then on; the exclusion history keeps the record
  add column deleted_at timestamptz;
update company set branch = true where head_office_id is not null;
alter table company
  add constraint company_of_head_office check (head_office_id is null or branch and head_office_id <> id),
  drop constraint company_cnpj_key;
-- what was deleted may be registered again
create unique index company_cnpj on company (cnpj) where deleted_at is null;
create index company_by_name on company (access_group_id, public.search_form(trade_name), id);
create index company_branches on company (head_office_id) where head_office_id is not null;
create policy present on company as restrictive to cracha_app using (deleted_at is null or (select access.profile()) = 'across');

-- A company of a membership is one row, with its own switch: whose is off sees nothing of that company.
delete from membership_scope a using membership_scope b
 where a.ctid > b.ctid and (a.membership_id, a.company_id) = (b.membership_id, b.company_id)
   and num_nonnulls(a.employment_id, a.department, b.employment_id, b.department) = 0;
alter table membership_scope
  add column id uuid not null default gen_random_uuid() primary key,
  add column enabled boolean not null default true;
create unique index membership_scope_company on membership_scope (membership_id, company_id) where employment_id is null and department is null;

-- What a new company begins with; exigeConcordancia is answer_days, which is never null: every worker is asked.
alter table access_group
  add column receipt_full boolean not null default true,
  add column receipt_qr_code boolean not null default false,
  add column receipt_message text check (char_length(receipt_message) <= 500);
