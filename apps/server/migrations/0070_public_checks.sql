-- The public page of a receipt is every kind's now, and says which it is of: the function that answers it tells more.
drop function if exists access.verify_receipt(text);
-- A company's switch covers all its receipts: benefits and statements of those whose payslips carry the code already get it too.
-- Their next reader is served a version with it; the earlier bytes stay genuine.
update receipt r set qr_code = true from company c where c.id = r.company_id and c.qr_code and r.category in (2, 3) and not r.qr_code and r.deleted_at is null;
