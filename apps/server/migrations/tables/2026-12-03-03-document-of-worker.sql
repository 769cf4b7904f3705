-- A worker's own documents are found without looking at those of their group.
create index document_sent_by_worker on document (sent_by) where side = 'trabalhador';
