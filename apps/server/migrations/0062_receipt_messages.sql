-- How a company's workers hear of what is published beside the portal's notice and the e-mail with a link: by SMS, and with the PDF in the e-mail.
alter table company add column sms_notice boolean not null default false, add column mail_attaches boolean not null default false;
-- its result has the phone as well now
drop function if exists access.receipt_address(uuid);
