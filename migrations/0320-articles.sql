-- Articles that shoppers write.

create table own_article (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  lang text not null,
  title text not null default '',
  summary text not null default '',
  body text not null default '',
  author text not null default '',
  media_id uuid references media,
  media_alt text not null default '',
  state text not null default 'draft' check (state in ('draft', 'pending', 'approved', 'refused')),
  refusal text not null default '',
  item_id uuid unique references content_item on delete set null,
  submitted_at timestamptz,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table own_article is 'Articles that shoppers write: the text that its author is at work on. An approved one is copied to content_item.';
comment on column own_article.lang is 'The one language it is written in.';
comment on column own_article.body is 'Sanitised HTML.';
comment on column own_article.media_id is 'The thumbnail.';
comment on column own_article.item_id is 'The article that readers see, or saw; it stays as it is while its author changes the text here.';
create index own_article_account on own_article (account_id, updated_at desc, id desc);
create index own_article_state on own_article (state, submitted_at desc nulls last, id desc);
create index own_article_media on own_article (media_id) where media_id is not null;

create table own_article_picture (
  article_id uuid not null references own_article on delete cascade,
  media_id uuid primary key references media,
  drafted boolean not null,
  published boolean not null default false,
  check (drafted or published)
);
comment on table own_article_picture is 'Uploads that an article shows. One that neither text shows is released.';
comment on column own_article_picture.drafted is 'The text that its author is at work on shows it.';
comment on column own_article_picture.published is 'The text that readers see shows it.';
create index own_article_picture_article on own_article_picture (article_id);
