-- Articles, pages and entries; redirects.

create table content_item (
  id uuid primary key,
  kind text not null check (kind in ('article', 'page', 'entry')),
  type text not null default '' check ((kind = 'entry') = (type <> '')),
  slug text not null,
  root_slug text unique,
  texts jsonb not null,
  author text not null default '',
  reading jsonb not null default '{}',
  search_text text not null default '',
  position integer not null default 0,
  template text check (length(template) <= 60),
  published boolean not null default true,
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, type, slug),
  check (unpublish_at is null or publish_at is null or unpublish_at > publish_at)
);
comment on table content_item is 'Articles, pages, and free entries of a custom type (a lookbook''s looks). One table, because they are written, scheduled, drafted and published alike.';
comment on column content_item.type is 'The custom type of an entry; empty for articles and pages.';
comment on column content_item.root_slug is 'Address at the root of the shop that the merchant gave it (/{slug}).';
comment on column content_item.texts is '{"en": {"title", "summary", "body" (sanitised HTML), "author", "seoTitle", "seoDescription"}}';
comment on column content_item.reading is 'Minutes of reading by language.';
comment on column content_item.search_text is 'All words in lower case, for search.';
comment on column content_item.template is 'Which template shows it; null: the one of its kind.';
comment on column content_item.publish_at is 'When it appears; null: at once. The date of an article.';
comment on column content_item.unpublish_at is 'When it disappears; null: never.';
create index content_item_listed on content_item (kind, type, publish_at desc, id desc);
create index content_item_search on content_item using gin (search_text gin_trgm_ops);

call keep_slugs_of('content_item');

-- A content that is given another type takes its addresses along; what it was called among the others is forgotten.
create function rescope_item_slugs() returns trigger language plpgsql as $$
declare lang_ text; slug_ text; scope_ text := content_scope(new.kind, new.type);
begin
  delete from item_slug where kind = tg_table_name and item_id = new.id and scope <> scope_;
  for lang_, slug_ in select key, value ->> 'slug' from jsonb_each(new.texts) loop
    if coalesce(slug_, '') <> '' then perform write_item_slug(tg_table_name, scope_, lang_, slug_, new.id); end if;
  end loop;
  return null;
end $$;

create trigger slugs_rescoped after update of type on content_item for each row when (new.type <> old.type) execute function rescope_item_slugs();
create trigger root_address_added after insert on content_item for each row when (new.root_slug is not null) execute function keep_root_address();
create trigger root_address_changed after update of root_slug on content_item for each row when (new.root_slug is distinct from old.root_slug) execute function keep_root_address();
create trigger root_address_removed after delete on content_item for each row when (old.root_slug is not null) execute function keep_root_address();

create table content_media (
  item_id uuid not null references content_item on delete cascade,
  position integer not null,
  media_id uuid not null references media,
  primary key (item_id, position)
);
comment on table content_media is 'Pictures of an item, in order.';
create index content_media_media on content_media (media_id);

create table content_product (
  item_id uuid not null references content_item on delete cascade,
  product_id uuid not null references product on delete cascade,
  position integer not null,
  primary key (item_id, product_id)
);
comment on table content_product is 'Products that an item shows, in order.';
create index content_product_product on content_product (product_id);

create table content_topic (
  id uuid primary key,
  kind text not null check (kind in ('category', 'tag')),
  slug text not null,
  texts jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, slug)
);
comment on table content_topic is 'Categories and tags of articles.';
comment on column content_topic.texts is '{"en": {"title", "summary"}}';

create table content_item_topic (
  item_id uuid not null references content_item on delete cascade,
  topic_id uuid not null references content_topic on delete cascade,
  primary key (item_id, topic_id)
);
comment on table content_item_topic is 'Categories and tags of an article.';
create index content_item_topic_topic on content_item_topic (topic_id);

create table content_draft (
  item_id uuid primary key references content_item on delete cascade,
  body jsonb not null,
  staff_name text not null default '',
  updated_at timestamptz not null
);
comment on table content_draft is 'What staff have written and not published yet: the whole record as it shall be.';

create table content_version (
  item_id uuid not null references content_item on delete cascade,
  number integer not null,
  body jsonb not null,
  staff_name text not null default '',
  at timestamptz not null,
  primary key (item_id, number)
);
comment on table content_version is 'What was published before, the newest twenty of each item.';

create table redirect (
  id uuid primary key,
  from_path text not null unique,
  target text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table redirect is 'Where pages that are gone have moved. Paths have no language prefix; a target is never a source, so one step is enough.';
comment on column redirect.target is 'A path of the shop, or a whole address of a site that the settings allow.';
create index redirect_target on redirect (target);
