-- Contents: articles, pages of words, and free entries of a custom type (a lookbook's looks). One table, because they are
-- written, scheduled, drafted and published alike.

create table content_item (
  id uuid primary key,
  kind text not null check (kind in ('article', 'page', 'entry')),
  -- The custom category that an entry belongs to; empty for the other kinds.
  type text not null default '' check ((kind = 'entry') = (type <> '')),
  slug text not null,
  -- The address at the root of the shop that the merchant gave it, if any (/{slug}).
  root_slug text unique,
  -- { "en": { "title", "summary", "body" (sanitised HTML), "author", "seoTitle", "seoDescription" } }
  texts jsonb not null,
  author text not null default '',
  -- Minutes of reading by language, counted when it is written.
  reading jsonb not null default '{}',
  -- All words in lower case, for search.
  search_text text not null default '',
  position integer not null default 0,
  -- Which template shows it, where it is not the one of its kind.
  template text check (length(template) <= 60),
  published boolean not null default true,
  -- When it appears and disappears; null: at once, never. An article's date is the first of them.
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, type, slug),
  check (unpublish_at is null or publish_at is null or unpublish_at > publish_at)
);
create index content_item_listed on content_item (kind, type, publish_at desc, id desc);
create index content_item_search on content_item using gin (search_text gin_trgm_ops);

create table content_media (
  item_id uuid not null references content_item on delete cascade,
  position integer not null,
  media_id uuid not null references media,
  primary key (item_id, position)
);
create index content_media_media on content_media (media_id);

create table content_product (
  item_id uuid not null references content_item on delete cascade,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  primary key (item_id, product_id)
);
create index content_product_product on content_product (product_id);

-- What articles are filed under: categories and tags.
create table content_topic (
  id uuid primary key,
  kind text not null check (kind in ('category', 'tag')),
  slug text not null,
  -- { "en": { "title", "summary" } }
  texts jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, slug)
);

create table content_item_topic (
  item_id uuid not null references content_item on delete cascade,
  topic_id uuid not null references content_topic on delete cascade,
  primary key (item_id, topic_id)
);
create index content_item_topic_topic on content_item_topic (topic_id);

-- What staff have written and not yet published: the whole record as it shall be.
create table content_draft (
  item_id uuid primary key references content_item on delete cascade,
  body jsonb not null,
  staff_name text not null default '',
  updated_at timestamptz not null
);

-- What was published before, the newest twenty of each.
create table content_version (
  item_id uuid not null references content_item on delete cascade,
  number integer not null,
  body jsonb not null,
  staff_name text not null default '',
  at timestamptz not null,
  primary key (item_id, number)
);
