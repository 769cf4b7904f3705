-- Now hot.deliver_receipt, which dates the first opening and answers what is to be cut.
drop function if exists hot.deliver_kept_receipt(uuid, text, uuid);
