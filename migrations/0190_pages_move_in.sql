-- Pages of words live among the other contents from now on, and all contents keep their addresses.

insert into content_item (id, kind, slug, root_slug, texts, template, published, version, created_at, updated_at, search_text)
  select id, 'page', slug, root_slug, texts, template, published, version, created_at, updated_at,
    lower(coalesce((select string_agg(concat_ws(' ', t.value ->> 'title', t.value ->> 'summary', regexp_replace(t.value ->> 'body', '<[^>]*>', ' ', 'g')), ' ')
      from jsonb_each(texts) t), ''))
  from page;
insert into content_media (item_id, position, media_id) select id, 0, media_id from page where media_id is not null;
drop table page;

update item_slug set kind = 'content_item' where kind = 'page';
call keep_slugs_of('content_item');
