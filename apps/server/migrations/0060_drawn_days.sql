-- What is drawn says the day it was drawn with: whether it still holds is seen when it is served. A mark that the day's setter makes
-- misses what is being kept at that moment.
alter table receipt_file add column drawn boolean not null default false, add column drawn_day date;

update receipt_file f set drawn = true, drawn_day = case when f.outdated then '-infinity'::date else r.paid_on end
  from receipt r left join import_document d on d.id = r.import_document_id left join import i on i.id = d.import_id
 where r.id = f.receipt_id
   and (f.outdated or d.id is null or d.pages = '{}' or d.reading ->> 'row' = 'true' or d.source_sha256 is null and i.content_type <> 'application/pdf');

alter table receipt_file drop column outdated;

