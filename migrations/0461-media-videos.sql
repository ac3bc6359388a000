-- Videos as staff keep them: with a name, and a poster or none.

alter table video
  add column name text not null default '',
  add column updated_at timestamptz,
  alter column poster_id drop not null;
comment on column video.name is 'Name of the file that staff sent.';
comment on column video.poster_id is 'The picture that stands there until the video is played; null: none.';
create index video_poster_id on video (poster_id) where poster_id is not null;
create index video_created_at on video (created_at desc, id desc);
-- Which products show a video.
create index product_video_video_id on product_video (video_id);
