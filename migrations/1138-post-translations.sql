-- Readers of another language see a question, a comment or an answer in theirs, marked as translated.
alter table post add column translations jsonb not null default '{}';
comment on column post.translations is 'Texts by language: {"de": {"text"}}.';
