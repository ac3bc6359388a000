-- Fields of custom content kinds; the settings' custom categories define them.

alter table content_item add column fields jsonb not null default '{}';
comment on column content_item.fields is '{"<key>": text by language, number, day, choice or picture id}, as the custom category defines them.';
