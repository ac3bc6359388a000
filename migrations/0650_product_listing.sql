-- Lists, facets and counts read one narrow row per product (decision 0650), instead of its wide row, its variants, their stock and its lists.

-- What products can be narrowed by, as numbers.
create table facet_value (
  id integer generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);
comment on table facet_value is 'Values of facets: a brand by its key, a tag by its id, a choice of the option `opt.<key>` by its key. They only ever come.';

-- Which product, or which of its variants, has which value. A facet of values begins with a line here.
create view product_facet as
  select id as product_id, null::uuid as variant_id, 'brand' as facet, brand_key as value from product where brand_key <> ''
  union all select product_id, null, 'tag', tag_id::text from product_tag
  union all select v.product_id, v.id, 'opt.' || option.key, option.value from variant v, jsonb_each_text(v.options) option;

create type listing_offer as (variant_id uuid, price_amount bigint, available boolean, value_ids integer[]);

create table product_listing (
  product_id uuid primary key references product on delete cascade,
  published boolean not null,
  available boolean not null,
  all_available boolean not null,
  rating integer not null,
  sales_count integer not null,
  published_at timestamptz not null,
  price_amount bigint not null,
  min_price bigint,
  max_price bigint,
  list_ids uuid[] not null,
  own_value_ids integer[] not null,
  value_ids integer[] not null,
  offers listing_offer[] not null
);
comment on table product_listing is 'What lists need of a product, in one narrow row. Written when a transaction commits that changed any of it; never by hand.';
comment on column product_listing.list_ids is 'Its categories, tags and collections.';
comment on column product_listing.own_value_ids is 'Its own values of facets, whichever variant one takes.';
comment on column product_listing.value_ids is 'Those, and the values of its variants.';
comment on column product_listing.offers is 'Its variants: price in the shop''s own currency, whether it can be bought, its choices.';

-- Writes the rows of some products.
create function refresh_product_listing(wanted uuid[]) returns void language plpgsql as $$
begin
  -- Whoever changes the same products at the same time is waited for, and the statements below see what they committed.
  perform 1 from product_listing where product_id = any(wanted) order by product_id for update;
  insert into facet_value (facet, value)
    select distinct had.facet, had.value from product_facet had
    where had.product_id = any(wanted) and not exists (select 1 from facet_value known where known.facet = had.facet and known.value = had.value)
    order by 1, 2 on conflict do nothing;
  insert into product_listing as listing
    select p.id, p.published, coalesce(offered.some_available, false), coalesce(offered.all_available, false), p.rating, p.sales_count, p.published_at, p.price_amount,
      offered.min_price, offered.max_price,
      array(select category_id from product_category where product_id = p.id union all select tag_id from product_tag where product_id = p.id
        union all select collection_id from product_collection where product_id = p.id),
      array(select known.id from product_facet had join facet_value known on known.facet = had.facet and known.value = had.value where had.product_id = p.id and had.variant_id is null),
      array(select distinct known.id from product_facet had join facet_value known on known.facet = had.facet and known.value = had.value where had.product_id = p.id),
      coalesce(offered.offers, '{}')
    from product p left join lateral (
      select bool_or(offer.available) as some_available, bool_and(offer.available) as all_available, min(offer.price_amount) as min_price, max(offer.price_amount) as max_price,
        array_agg(row(offer.id, offer.price_amount, offer.available,
          array(select known.id from jsonb_each_text(offer.options) option join facet_value known on known.facet = 'opt.' || option.key and known.value = option.value))::listing_offer
          order by offer.position, offer.id) as offers
      from (select v.id, v.position, v.price_amount, v.options, level.variant_id is null or level.policy = 'continue' or not level.tracked or level.on_hand > level.reserved as available
        from variant v left join stock_level level on level.variant_id = v.id where v.product_id = p.id) offer) offered on true
    where p.id = any(wanted) order by p.id
    on conflict (product_id) do update set published = excluded.published, available = excluded.available, all_available = excluded.all_available, rating = excluded.rating,
      sales_count = excluded.sales_count, published_at = excluded.published_at, price_amount = excluded.price_amount, min_price = excluded.min_price,
      max_price = excluded.max_price, list_ids = excluded.list_ids, own_value_ids = excluded.own_value_ids, value_ids = excluded.value_ids, offers = excluded.offers;
end $$;

-- Products whose rows a transaction has to write when it commits, each once; no other transaction sees them.
create unlogged table product_listing_stale (product_id uuid not null) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
create index product_listing_stale_product_id on product_listing_stale (product_id);

create function mark_listing_stale(changed uuid) returns void language sql as $$
  insert into product_listing_stale select changed where changed is not null and not exists (select 1 from product_listing_stale where product_id = changed)
$$;

create function refresh_stale_listings() returns trigger language plpgsql as $$
declare wanted uuid[];
begin
  -- The first call of a transaction has done the work of all.
  if exists (select 1 from product_listing_stale where product_id = new.product_id) then
    with taken as (delete from product_listing_stale returning product_id) select array_agg(product_id) into wanted from taken;
    perform refresh_product_listing(wanted);
  end if;
  return null;
end $$;
create constraint trigger product_listing_refreshed after insert on product_listing_stale deferrable initially deferred
  for each row execute function refresh_stale_listings();

create function product_changes_listing() returns trigger language plpgsql as $$
begin
  perform mark_listing_stale(new.id);
  return null;
end $$;
create function part_changes_listing() returns trigger language plpgsql as $$
begin
  perform mark_listing_stale(case tg_op when 'DELETE' then old.product_id else new.product_id end);
  return null;
end $$;
create function stock_changes_listing() returns trigger language plpgsql as $$
begin
  perform mark_listing_stale((select product_id from variant where id = new.variant_id));
  return null;
end $$;

create trigger listing_of_new after insert on product for each row execute function product_changes_listing();
create trigger listing_of_changed after update on product for each row
  when ((old.published, old.published_at, old.brand_key, old.rating, old.sales_count, old.price_amount)
    is distinct from (new.published, new.published_at, new.brand_key, new.rating, new.sales_count, new.price_amount)) execute function product_changes_listing();
create trigger variant_added_or_removed after insert or delete on variant for each row execute function part_changes_listing();
create trigger variant_changed after update on variant for each row
  when ((old.options, old.price_amount, old.position) is distinct from (new.options, new.price_amount, new.position)) execute function part_changes_listing();
create trigger listing_of_category after insert or delete on product_category for each row execute function part_changes_listing();
create trigger listing_of_tag after insert or delete on product_tag for each row execute function part_changes_listing();
create trigger listing_of_collection after insert or delete on product_collection for each row execute function part_changes_listing();
create trigger stock_added after insert on stock_level for each row execute function stock_changes_listing();
create trigger stock_ran_out_or_came after update on stock_level for each row
  when ((old.policy = 'continue' or not old.tracked or old.on_hand > old.reserved) <> (new.policy = 'continue' or not new.tracked or new.on_hand > new.reserved))
  execute function stock_changes_listing();

do $$
declare batch uuid[];
begin
  for batch in select array_agg(id order by id) from (select id, row_number() over (order by id) / 2000 as part from product) numbered group by part loop
    perform refresh_product_listing(batch);
  end loop;
end $$;
-- Written once the rows are there, in one go.
create index product_listing_matches on product_listing using gin (list_ids, value_ids) where published;
create index product_listing_sales on product_listing (sales_count desc, product_id desc) where published;
create index product_listing_newest on product_listing (published_at desc, product_id desc) where published;
create index product_listing_price on product_listing (price_amount, product_id) where published;
create index product_listing_rating on product_listing (rating desc, product_id desc) where published;
analyze product_listing;
drop index product_facets, product_sales, product_newest, product_price, product_rating;
