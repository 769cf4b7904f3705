-- Since when a reading looked for everybody of the registry on its pages; null: it looked for those of its file alone. Who is registered
-- later is looked for when a page is handed out.
alter table import add column people_at timestamptz;
create index employment_newest on employment (access_group_id, created_at);

-- A page that HR has split: the document that it was, of which this one is a part.
alter table import_document add column parted_from uuid references import_document on delete cascade;
create index import_document_parts on import_document (parted_from) where parted_from is not null;

drop function if exists access.receipt_source(uuid);
drop function if exists access.receipt_sources(uuid[]);
