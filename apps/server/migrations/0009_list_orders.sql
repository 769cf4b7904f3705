-- Every order of HR's list and its search have an index, so that a page costs the same among ten thousand and a million.
-- By month upwards; by net downwards (upwards is the same list from its end); by when it was viewed, the unviewed first:
-- with `case`, since row-level security takes `coalesce` for a leak and would not let it choose rows.
-- The first one also counts a list: with what its conditions and the policies ask of a row, no row need be visited.
create index receipt_by_month on receipt (access_group_id, competence, search, id)
  include (category, company_id, employment_id, person_id) where deleted_at is null;
create index receipt_by_net on receipt (access_group_id, net desc, competence desc, search, id) where deleted_at is null;
create index receipt_by_view on receipt (access_group_id, (case when viewed_at is null then '-infinity'::timestamptz else viewed_at end), competence desc, search, id)
  where deleted_at is null;
-- Of one company; the order by company reads the first rows of each.
create index receipt_of_company on receipt (company_id, competence desc, search, id) where deleted_at is null;
-- Answered ones are few among many.
create index receipt_agreed on receipt (access_group_id, competence desc, search, id) where agrees and deleted_at is null;
create index receipt_disputed on receipt (access_group_id, competence desc, search, id) where not agrees and deleted_at is null;
-- Words anywhere in name or registration.
create index receipt_words on receipt using gin (search gin_trgm_ops) where deleted_at is null;
-- What the planner knows of the expression above comes from this alone.
analyze receipt;
