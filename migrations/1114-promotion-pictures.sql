-- Promotions and coupons lead with a picture of their own.
alter table promotion add column media_id uuid references media;
comment on column promotion.media_id is 'The picture that it is shown with; null: pictures of what it is about.';
create index promotion_media_id on promotion (media_id) where media_id is not null;
