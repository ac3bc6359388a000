-- Which products show a picture.
create index product_media_media_id on product_media (media_id);
