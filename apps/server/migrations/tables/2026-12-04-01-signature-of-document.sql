-- A document's requests and a request's signers, however many there are beside them: the indexes that stood leave out what was cancelled,
-- and signers without CPF and user.
create index signature_request_of on signature_request (document_id, made_at desc, id desc);
create index document_signer_request on document_signer (request_id, step, position) where request_id is not null;
