-- Lists that are not sorted otherwise show what is sold out last.
create index product_listing_recommended on product_listing (available desc, sales_count desc, product_id desc) where published;
