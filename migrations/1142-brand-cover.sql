-- A brand has a mark (media_id) and a picture of its workshop or its things, which leads its page.
alter table brand add column cover_id uuid references media;
comment on column brand.media_id is 'Its mark.';
comment on column brand.cover_id is 'The picture that leads its page and stands for it in lists; null: one of its products.';
