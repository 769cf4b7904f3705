-- How pages of odd layouts are known again and where their fields stand: kept by the platform, read with by imports.

create table recognition_model (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- null: of every access group
  access_group_id uuid references access_group,
  state text not null default 'draft' check (state in ('draft', 'active', 'retired')),
  -- [{text, box}] and [{role, box}], boxes as fractions of the page
  anchors jsonb not null default '[]' check (jsonb_typeof(anchors) = 'array' and jsonb_array_length(anchors) <= 20),
  regions jsonb not null default '[]' check (jsonb_typeof(regions) = 'array' and jsonb_array_length(regions) <= 20),
  version integer not null default 1,
  -- of the sample's pages, when it was last made active: read, and read without a doubt
  tried integer,
  passed integer check (passed between 0 and tried),
  sample_sha256 text not null check (sample_sha256 ~ '^[0-9a-f]{64}$'),
  sample_name text not null,
  sample_pages integer not null check (sample_pages > 0),
  changed_at timestamptz not null default now(),
  check (state <> 'active' or jsonb_array_length(anchors) > 0 and jsonb_array_length(regions) > 0)
);
create index recognition_model_order on recognition_model (changed_at desc, id desc);
create index recognition_model_active on recognition_model (access_group_id) where state = 'active';

call access.protect('recognition_model'::regclass);
create policy platform on recognition_model using ((select access.profile()) = 'admin');
-- whoever reads a file reads with what is active for its access group
create policy reader on recognition_model for select using ((select access.profile()) = 'job' and state = 'active'
  and (access_group_id is null or access_group_id = (select access.access_group())));

grant select, insert, update, delete on recognition_model to cracha_app;
