-- Every order of HR's list and its search have an index, so that a page costs the same among ten thousand and a million.
-- By month upwards; by net downwards (upwards is the same list from its end); by when it was viewed, the unviewed first.
create index receipt_by_month on receipt (access_group_id, competence, search, id) where deleted_at is null;
create index receipt_by_net on receipt (access_group_id, net desc, competence desc, search, id) where deleted_at is null;
create index receipt_by_view on receipt (access_group_id, (coalesce(viewed_at, '-infinity')), competence desc, search, id)
  where deleted_at is null;
-- Of one company; the order by company reads the first rows of each.
create index receipt_of_company on receipt (company_id, competence desc, search, id) where deleted_at is null;
-- Answered ones are few among many.
create index receipt_agreed on receipt (access_group_id, competence desc, search, id) where agrees and deleted_at is null;
create index receipt_disputed on receipt (access_group_id, competence desc, search, id) where not agrees and deleted_at is null;
-- Words anywhere in name or registration.
create index receipt_words on receipt using gin (search gin_trgm_ops) where deleted_at is null;
