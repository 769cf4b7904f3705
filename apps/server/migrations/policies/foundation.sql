call access.protect('signing_key');

call access.protect('idempotency_key');
-- of the session or address that sent them; the mount names the owner
create policy owner on idempotency_key using (owner = (select access.setting('idempotency_owner')));
grant select, insert, update, delete on idempotency_key to cracha_app;

call access.protect('outbox_message');
-- append only
grant select, insert on outbox_message to cracha_app;

call access.protect('cross_tenant_access');
-- append only
grant select, insert on cross_tenant_access to cracha_app;
