-- Recognition models of income statements: a region for each of their boxes.

do $$
declare
  rule text;
begin
  for rule in select conname from pg_constraint where conrelid = 'recognition_model'::regclass and contype = 'c'
     and (pg_get_constraintdef(oid) like '%jsonb_array_length(regions) <= 20%' or pg_get_constraintdef(oid) like '%beneficio%') loop
    execute format('alter table recognition_model drop constraint %I', rule);
  end loop;
end $$;
alter table recognition_model
  add constraint recognition_model_regions check (jsonb_typeof(regions) = 'array' and jsonb_array_length(regions) <= 40),
  add constraint recognition_model_document check (document in ('recibo', 'beneficio', 'informe'));
