-- The media library: pictures with names and focal points, whose files can be replaced.

alter table media
  add column name text not null default '',
  add column byte_count integer,
  add column focal_point jsonb check (focal_point is null or (focal_point ? 'x' and focal_point ? 'y')),
  add column revision integer not null default 0,
  add column updated_at timestamptz;
comment on column media.name is 'Name of the file that staff sent.';
comment on column media.byte_count is 'Size of the original file. Null: stored before sizes were kept.';
comment on column media.focal_point is 'What stays in sight where a picture is cropped: {x, y}, each from 0 to 1. Null: its middle.';
comment on column media.revision is 'How often its file was replaced. Part of its address, so that nobody keeps showing the old file.';

create function stored_picture(m media) returns json language sql stable as $$
  select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', m.alt, 'focalPoint', m.focal_point, 'revision', m.revision)
$$;
comment on function stored_picture is 'A picture as slices read it (StoredPicture of src/shop/media).';

-- Texts that show pictures of the library, to find where one is used; few do.
create index product_texts_media on product (id) where texts::text like '%/media/%';
create index content_item_texts_media on content_item (id) where texts::text like '%/media/%';
create index category_texts_media on category (id) where texts::text like '%/media/%';
create index collection_texts_media on collection (id) where texts::text like '%/media/%';
-- The library's list, newest first.
create index media_created_at on media (created_at desc, id desc) where state = 'ready';
create index category_media_id on category (media_id) where media_id is not null;
create index collection_media_id on collection (media_id) where media_id is not null;
