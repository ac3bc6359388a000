-- How a Japanese name is read.

alter table address add column kana text not null default '';
comment on column address.kana is 'The name in kana, of a Japanese address.';
