-- Whether a publication tells by SMS is chosen apart from its e-mails; what was chosen before switched both.
alter table import add column publish_sms boolean not null default true;
update import set publish_sms = false where not publish_mail;
alter table release_request add column sms boolean not null default true;
update release_request set sms = false where not mail;
