-- A picture that somebody sent is for everybody only once what shows it is approved; until then it is its sender's and staff's, under addresses that end.

alter table upload add column shown_at timestamptz;
comment on column upload.shown_at is 'Since when everybody may see it. Without, it is shown to its sender and staff alone.';

update upload set shown_at = attached_at
where attached_at is not null and (
  purpose = 'avatar'
  or exists (select 1 from review_picture rp join review r on r.id = rp.review_id where rp.media_id = upload.id and r.state = 'approved')
  or exists (
    select 1 from own_article_picture p join own_article a on a.id = p.article_id join content_item i on i.id = a.item_id
    where p.media_id = upload.id and p.published and i.published
  )
);

alter table upload add constraint upload_shown_is_attached check (shown_at is null or attached_at is not null);
