-- Now hot.deliver_receipt, which dates the first opening and answers what is to be cut.
drop function if exists hot.deliver_kept_receipt(uuid, text, uuid);

-- All that stands on a PDF's pages, as a file of its own (core/reading/texts-file.ts): a cut of whole pages is searched for other people in
-- it, and the page is not read again for that, which took half of a cut. Of files from before there is none: their pages are read.
alter table stored_file add column texts_sha256 text;

-- their answer says more
drop function if exists access.receipt_source(uuid), access.receipt_sources(uuid[]);
