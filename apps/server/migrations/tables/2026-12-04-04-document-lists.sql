-- Lists of what asks for one thing, and of one folder, in the order of the list.
create index document_by_asks on document (access_group_id, asks, created_at desc, id desc) where deleted_at is null;
create index document_by_folder on document (access_group_id, folder collate "C", created_at desc, id desc) where folder is not null and deleted_at is null;
