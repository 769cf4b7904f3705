-- An admission and the kit it was asked by, and the one it opened.
alter table admission
  add foreign key (kit_definition_id) references kit_definition on delete set null,
  add foreign key (kit_id) references kit on delete set null;
create index admission_kit_definition on admission (kit_definition_id) where kit_definition_id is not null;
create index admission_kit on admission (kit_id) where kit_id is not null;
