-- Products, variants, categories, tags, collections; lists and search over them.
-- Texts are jsonb by language: {"en": {"title": …}, "zh": {…}}.

create table category (
  id uuid primary key,
  parent_id uuid references category,
  slug text not null unique,
  texts jsonb not null,
  media_id uuid references media,
  template text check (length(template) <= 60),
  size_guide jsonb,
  position integer not null default 0
);
comment on table category is 'Categories of products, a tree.';
comment on column category.template is 'Which template shows it; null: the one of its kind.';
create index category_parent_id on category (parent_id);

create table tag (
  id uuid primary key,
  slug text not null unique,
  texts jsonb not null,
  template text check (length(template) <= 60)
);
comment on table tag is 'Tags of products.';
comment on column tag.template is 'Which template shows it; null: the one of its kind.';

create table collection (
  id uuid primary key,
  slug text not null unique,
  root_slug text,
  texts jsonb not null,
  media_id uuid references media,
  template text check (length(template) <= 60),
  position integer not null default 0,
  published boolean not null default true
);
comment on table collection is 'Collections of products, chosen by the merchant.';
comment on column collection.root_slug is 'Address at the root of the shop that the merchant gave it (/{slug}).';
comment on column collection.template is 'Which template shows it; null: the one of its kind.';

create trigger root_address_added after insert on collection for each row when (new.root_slug is not null) execute function keep_root_address();
create trigger root_address_changed after update of root_slug on collection for each row when (new.root_slug is distinct from old.root_slug) execute function keep_root_address();
create trigger root_address_removed after delete on collection for each row when (old.root_slug is not null) execute function keep_root_address();

create table product (
  id uuid primary key,
  slug text not null unique,
  brand text not null default '',
  brand_key text not null generated always as (trim(both '-' from regexp_replace(lower(brand), '[ -/:-@\[-`{-~]+', '-', 'g'))) stored,
  product_type text not null default '',
  texts jsonb not null,
  specifications jsonb not null default '[]',
  size_guide jsonb,
  template text check (length(template) <= 60),
  tax_class text not null default 'standard',
  published boolean not null default true,
  published_at timestamptz not null default now(),
  show_slide_image boolean not null default true,
  show_favorite boolean not null default true,
  show_cart boolean not null default true,
  sales_count integer not null default 0,
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  rating integer generated always as (case review_count when 0 then 0 else rating_sum * 100 / review_count end) stored,
  price_amount bigint not null default 0,
  search_text text not null default '',
  search_terms tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table product is 'Products. Texts of a product are in all languages: {"en": {"title": …}, "zh": {…}}.';
comment on column product.brand_key is 'The brand in an address: lower case, one hyphen for whatever of ASCII is neither letter nor digit ("Kiln & Clay" is kiln-clay).';
comment on column product.specifications is '[{"key": "material", "value": "oak", "texts": {"en": {"title": …, "value": …}}}]; with a key and a value it is a facet (spec.material).';
comment on column product.size_guide is '{"en": {"title": …, "note": …, "columns": [], "rows": [[]]}}; where it is null, that of the nearest category above holds.';
comment on column product.template is 'Which template shows it; null: the one of its kind.';
comment on column product.rating is 'Mean of the stars × 100.';
comment on column product.price_amount is 'Lowest base price of its variants, in minor units of the base currency; the catalogue updates it, so that a list sorts by an index.';
comment on column product.search_text is 'Titles in all languages, brand, type, SKUs, tags and categories in lower case.';
comment on column product.search_terms is 'What product_search_terms answers, stored.';
create index product_search_text on product using gin (search_text gin_trgm_ops);
create index product_brand_key on product (brand_key, id) where published and brand_key <> '';
create index product_search_terms on product using gin (search_terms);
-- The words of titles by themselves: a word that nearly every product has somewhere (a colour, a maker) is in few titles, and those come first.
create index product_title_terms on product using gin (ts_filter(search_terms, '{a}')) where published;

call keep_slugs_of('category');
call keep_slugs_of('tag');
call keep_slugs_of('collection');
call keep_slugs_of('product');

create table product_option (
  product_id uuid not null references product on delete cascade,
  key text not null,
  position integer not null,
  texts jsonb not null,
  choices jsonb not null,
  primary key (product_id, key)
);
comment on table product_option is 'What a product''s variants differ in: colour, size.';
comment on column product_option.choices is '[{"key": "moss", "swatch": "#5b6b4a", "texts": {"en": {"title": "Moss"}}}]';
-- Of the titles that products give an option, lists show the one in most languages, of equal ones the first of the alphabet: the first of a key in this index.
create index product_option_title on product_option (key, (jsonb_array_length(jsonb_path_query_array(texts, '$.*'))) desc, (left(texts::text, 200)));

create table variant (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  sku text not null unique,
  position integer not null default 0,
  options jsonb not null default '{}',
  price_amount bigint not null check (price_amount >= 0),
  line_price_amount bigint check (line_price_amount >= 0),
  weight_grams integer not null default 0 check (weight_grams >= 0),
  barcode text,
  requires_shipping boolean not null default true,
  taxable boolean not null default true,
  media_id uuid references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table variant is 'What is sold: one choice of each option of a product.';
comment on column variant.options is '{"colour": "moss", "size": "200ml"}: option key to choice key.';
comment on column variant.price_amount is 'Minor units of the shop''s base currency; variant_price overrides it per currency.';
comment on column variant.line_price_amount is 'The compare-at price, shown struck through; enters no sum.';
create index variant_product_id on variant (product_id, position);
create index variant_barcode on variant (barcode) where barcode is not null;
create index variant_options on variant using gin (options jsonb_path_ops);
create index variant_media_id on variant (media_id);
-- SKUs as people type them.
create index variant_sku_lower on variant (lower(sku));

create table variant_price (
  variant_id uuid not null references variant on delete cascade,
  currency text not null,
  price_amount bigint not null check (price_amount >= 0),
  line_price_amount bigint check (line_price_amount >= 0),
  primary key (variant_id, currency)
);
comment on table variant_price is 'Prices of a variant in other currencies, where the converted price is not wanted.';

create table product_media (
  product_id uuid not null references product on delete cascade,
  media_id uuid not null references media,
  position integer not null,
  primary key (product_id, media_id)
);
comment on table product_media is 'Pictures of a product, in order.';
create index product_media_position on product_media (product_id, position);
-- Which products show a picture.
create index product_media_media_id on product_media (media_id);

create table product_video (
  product_id uuid not null references product on delete cascade,
  video_id uuid not null references video on delete cascade,
  position integer not null,
  primary key (product_id, video_id)
);
comment on table product_video is 'Videos of a product, in order.';

create table product_category (
  product_id uuid not null references product on delete cascade,
  category_id uuid not null references category on delete cascade,
  primary key (category_id, product_id)
);
comment on table product_category is 'A product''s categories, and every category above them, so that a category page is one index range.';
create index product_category_product_id on product_category (product_id);

create table product_tag (
  product_id uuid not null references product on delete cascade,
  tag_id uuid not null references tag on delete cascade,
  primary key (tag_id, product_id)
);
comment on table product_tag is 'Tags of a product.';
create index product_tag_product_id on product_tag (product_id, tag_id);

create table product_collection (
  product_id uuid not null references product on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  position integer not null default 0,
  primary key (collection_id, product_id)
);
comment on table product_collection is 'Products of a collection, in the merchant''s order.';
create index product_collection_product_id on product_collection (product_id);

create table product_pair (
  product_id uuid not null references product on delete cascade,
  other_id uuid not null references product on delete cascade,
  order_count integer not null check (order_count > 0),
  last_at timestamptz not null,
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
comment on table product_pair is 'How many paid orders held both; per product only those most often bought with it.';
create index product_pair_other_id on product_pair (other_id);

create table counted_sale (
  order_id uuid primary key,
  at timestamptz not null
);
comment on table counted_sale is 'Orders whose sale was counted: a job that runs twice counts once. Old rows are deleted.';
create index counted_sale_at on counted_sale (at);

-- Counts of lists.

create table listing_count (
  scope_id uuid primary key,
  product_count integer not null
);
comment on table listing_count is 'How many published products a category, tag, collection or promotion holds (the nil id: the whole shop), so that no page counts them. Triggers write it.';

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

-- Search by words.

-- Lower case, width and accents of letters folded. Text of ASCII alone, as most titles are, has nothing to take apart.
create function search_fold(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = char_length(given) then lower(given)
    else lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), NFC)) end
$$;

-- A text as words with their places. Latin words are found by their beginnings; Chinese, Japanese and Thai, which write no spaces, by characters and pairs of
-- characters. src/shop/catalog/search/search-terms.ts folds and cuts alike, and a test holds both together.
create function search_vector(given text, weight text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(left(part.lexeme, 60) || ':' || least(part.place, 16000) || weight, ' '), '')::tsvector
  from (
    select row_number() over (order by word.place, pair.at, pair.size) as place,
      case when pair.at is null then word.run else substr(word.run, pair.at, pair.size) end as lexeme
    from regexp_split_to_table(
        regexp_replace(search_fold(given), '([\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'),
        '[^[:alnum:]\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+') with ordinality word (run, place)
      left join lateral (
        select at, size from generate_series(1, length(word.run)) at, generate_series(1, 2) size where at + size - 1 <= length(word.run)
      ) pair on word.run ~ '^[\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]'
    where word.run <> '' limit 4000
  ) part
$$;

-- Everything that a product is found by: its titles (A), brand, type, tags and categories (B), summaries and names of choices (C),
-- specifications, SKUs and barcodes (D), in all languages.
create function product_search_terms(wanted uuid) returns tsvector language sql stable as $$
  select search_vector((select string_agg(t.value ->> 'title', ' / ') from jsonb_each(p.texts) t), 'A')
    || search_vector(concat_ws(' / ', p.brand, p.product_type,
        (select string_agg(t.value ->> 'title', ' / ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' / ') from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id)), 'B')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'summary', ' / ') from jsonb_each(p.texts) t),
        (select string_agg(t.value ->> 'title', ' / ') from product_option o, jsonb_array_elements(o.choices) choice, jsonb_each(choice -> 'texts') t where o.product_id = p.id)), 'C')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'value', ' / ') from jsonb_array_elements(p.specifications) s, jsonb_each(case jsonb_typeof(s -> 'texts') when 'object' then s -> 'texts' end) t),
        (select string_agg(concat_ws(' / ', v.sku, v.barcode), ' / ') from variant v where v.product_id = p.id)), 'D')
  from product p where p.id = wanted
$$;

create table search_word (
  word text primary key
);
comment on table search_word is 'Words that products are found by, for misspelt ones. Words are only added: one that no product has any more finds nothing and is not used.';
create index search_word_beginning on search_word (left(word, 1), length(word));

create table search_stale (
  product_id uuid primary key references product on delete cascade
);
comment on table search_stale is 'Products whose words changed because something beside them was renamed. A job writes them again.';

create function note_renamed() returns trigger language plpgsql as $$
begin
  execute format('insert into search_stale select product_id from product_%1$s where %1$s_id = $1 on conflict do nothing', tg_argv[0]) using new.id;
  return null;
end $$;

create trigger category_renamed after update of texts on category for each row when (old.texts is distinct from new.texts) execute function note_renamed('category');
create trigger tag_renamed after update of texts on tag for each row when (old.texts is distinct from new.texts) execute function note_renamed('tag');

-- Lists, facets and counts read one narrow row per product (decision 0650).

create table facet_value (
  id integer generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);
comment on table facet_value is 'Values of facets as numbers: a brand by its key, a tag by its id, a choice of the option opt.<key> and a specified value (spec.<key>) by its key. Values are only added.';

-- Which product, or which of its variants, has which value. A facet of values begins with a line here.
create view product_facet as
  select id as product_id, null::uuid as variant_id, 'brand' as facet, brand_key as value from product where brand_key <> ''
  union all select product_id, null, 'tag', tag_id::text from product_tag
  union all select p.id, null, 'spec.' || (row ->> 'key'), row ->> 'value' from product p, jsonb_array_elements(p.specifications) row where row ->> 'key' <> '' and row ->> 'value' <> ''
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
comment on table product_listing is 'What lists need of a product, in one narrow row (docs/decisions/0650). Written when a transaction commits that changed any of it; never by hand.';
comment on column product_listing.list_ids is 'Its categories, tags and collections.';
comment on column product_listing.own_value_ids is 'Its own values of facets, whichever variant one takes.';
comment on column product_listing.value_ids is 'Those, and the values of its variants.';
comment on column product_listing.offers is 'Its variants: price in the shop''s own currency, whether it can be bought, its choices.';
-- Written once the rows are there, in one go.
create index product_listing_matches on product_listing using gin (list_ids, value_ids) where published;
create index product_listing_sales on product_listing (sales_count desc, product_id desc) where published;
create index product_listing_newest on product_listing (published_at desc, product_id desc) where published;
create index product_listing_price on product_listing (price_amount, product_id) where published;
create index product_listing_rating on product_listing (rating desc, product_id desc) where published;

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

create unlogged table product_listing_stale (
  product_id uuid not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
comment on table product_listing_stale is 'Products whose rows a transaction writes when it commits, each once; no other transaction sees them.';
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
  when ((old.published, old.published_at, old.brand_key, old.specifications, old.rating, old.sales_count, old.price_amount)
    is distinct from (new.published, new.published_at, new.brand_key, new.specifications, new.rating, new.sales_count, new.price_amount)) execute function product_changes_listing();
create trigger variant_added_or_removed after insert or delete on variant for each row execute function part_changes_listing();
create trigger variant_changed after update on variant for each row
  when ((old.options, old.price_amount, old.position) is distinct from (new.options, new.price_amount, new.position)) execute function part_changes_listing();
create trigger listing_of_category after insert or delete on product_category for each row execute function part_changes_listing();
create trigger listing_of_tag after insert or delete on product_tag for each row execute function part_changes_listing();
create trigger listing_of_collection after insert or delete on product_collection for each row execute function part_changes_listing();
