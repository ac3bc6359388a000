-- Pictures that come from two addresses may be the same file; lists of products that stay quick with very many of them.

alter table media drop constraint media_sha256_key;
create index media_sha256 on media (sha256);

create extension if not exists pg_trgm;

-- Titles in all languages, brand, type, SKUs, tags and categories in lower case; kept by the catalogue when any of them changes.
alter table product add column search_text text not null default '';
create index product_search_text on product using gin (search_text gin_trgm_ops);

-- Mean of the stars × 100.
alter table product add column rating integer generated always as (case review_count when 0 then 0 else rating_sum * 100 / review_count end) stored;

create index product_newest on product (published_at desc, id desc) where published;
create index product_price on product (price_amount, id) where published;
create index product_sales on product (sales_count desc, id desc) where published;
create index product_rating on product (rating desc, id desc) where published;
create index product_brand on product (lower(brand)) where published;
create index variant_options on variant using gin (options jsonb_path_ops);
create index variant_media_id on variant (media_id);
create index product_media_position on product_media (product_id, position);

-- How many published products a category, tag or collection holds (the nil id: the whole shop), so that no page counts them.
create table listing_count (
  scope_id uuid primary key,
  product_count integer not null
);
insert into listing_count values ('00000000-0000-0000-0000-000000000000', 0);

create function count_products_added() returns trigger language plpgsql as $$
begin
  update listing_count set product_count = product_count + added.n
    from (select count(*) as n from new_rows where published) added
    where scope_id = '00000000-0000-0000-0000-000000000000' and added.n > 0;
  return null;
end $$;

create function count_products_removed() returns trigger language plpgsql as $$
begin
  update listing_count set product_count = product_count - removed.n
    from (select count(*) as n from old_rows where published) removed
    where scope_id = '00000000-0000-0000-0000-000000000000' and removed.n > 0;
  return null;
end $$;

create function count_product_published() returns trigger language plpgsql as $$
declare change integer := case when new.published then 1 else -1 end;
begin
  insert into listing_count as c (scope_id, product_count)
    select scope_id, greatest(change, 0) from (
      select '00000000-0000-0000-0000-000000000000'::uuid as scope_id
      union all select category_id from product_category where product_id = new.id
      union all select tag_id from product_tag where product_id = new.id
      union all select collection_id from product_collection where product_id = new.id
    ) scopes order by scope_id
    on conflict (scope_id) do update set product_count = c.product_count + change;
  return null;
end $$;

create trigger product_added after insert on product referencing new table as new_rows for each statement execute function count_products_added();
create trigger product_removed after delete on product referencing old table as old_rows for each statement execute function count_products_removed();
create trigger product_published after update of published on product for each row when (old.published is distinct from new.published) execute function count_product_published();

-- The same two functions for each of the three kinds of list; the argument is the column that names the list.
create function count_members_added() returns trigger language plpgsql as $$
begin
  execute format('insert into listing_count as c (scope_id, product_count)
    select m.%1$I, count(*) from new_rows m join product p on p.id = m.product_id where p.published group by 1 order by 1
    on conflict (scope_id) do update set product_count = c.product_count + excluded.product_count', tg_argv[0]);
  return null;
end $$;

-- Counted anew: a product that is deleted takes its rows here with it, after it is gone itself.
create function count_members_removed() returns trigger language plpgsql as $$
begin
  execute format('update listing_count c set product_count =
      (select count(*) from %2$I m join product p on p.id = m.product_id where m.%1$I = c.scope_id and p.published)
    where c.scope_id in (select %1$I from old_rows)', tg_argv[0], tg_table_name);
  return null;
end $$;

create trigger category_members_added after insert on product_category referencing new table as new_rows for each statement execute function count_members_added('category_id');
create trigger category_members_removed after delete on product_category referencing old table as old_rows for each statement execute function count_members_removed('category_id');
create trigger tag_members_added after insert on product_tag referencing new table as new_rows for each statement execute function count_members_added('tag_id');
create trigger tag_members_removed after delete on product_tag referencing old table as old_rows for each statement execute function count_members_removed('tag_id');
create trigger collection_members_added after insert on product_collection referencing new table as new_rows for each statement execute function count_members_added('collection_id');
create trigger collection_members_removed after delete on product_collection referencing old table as old_rows for each statement execute function count_members_removed('collection_id');

insert into listing_count (scope_id, product_count) select category_id, count(*) from product_category join product on product.id = product_id where published group by 1;
insert into listing_count (scope_id, product_count) select tag_id, count(*) from product_tag join product on product.id = product_id where published group by 1;
insert into listing_count (scope_id, product_count) select collection_id, count(*) from product_collection join product on product.id = product_id where published group by 1;
update listing_count set product_count = (select count(*) from product where published) where scope_id = '00000000-0000-0000-0000-000000000000';
