-- Readers of another language see a review in theirs, marked as translated.
alter table review add column translations jsonb not null default '{}';
comment on column review.translations is 'Texts by language: {"de": {"title", "text", "answer"}}. Empty when the review is written anew.';
