-- What stands on a document's pages, kept when the file is read: a cut of whole pages is searched for other people in it, and the page is not read
-- again for that, which took two thirds of a cut. Of documents from before, and of parts of pages, there is none: their cut is read.
alter table import_document add column words text;

-- their answer says more
drop function if exists access.receipt_source(uuid);
drop function if exists access.receipt_sources(uuid[]);
