-- What totals and the list of what ends soon look for, however many documents there are beside it.
create index document_valid on document (access_group_id, valid_until) where valid_until is not null and deleted_at is null;
create index document_to_acknowledge on document (access_group_id) where asks = 'acknowledge' and state in ('sent', 'seen') and deleted_at is null;
create index document_of_workers on document (access_group_id, to_side) where side = 'trabalhador' and deleted_at is null;
