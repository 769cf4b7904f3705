-- Bytes that a batch makes together are kept in one file: a file of its own for each costs a folder and four syncs, or a call to the bucket.
-- Without a pack, `sha256` names the file that holds nothing else.
alter table receipt_file
  add pack_sha256 text,
  add pack_from integer,
  add constraint receipt_file_in_pack check ((pack_sha256 is null) = (pack_from is null) and pack_from >= 0);
