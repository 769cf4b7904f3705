-- Employee records and time-clock mirrors are downloaded in batches too.
alter table batch_download drop constraint batch_download_category_check;
alter table batch_download add constraint batch_download_category_check check (category in (1, 2, 3, 6, 7));
