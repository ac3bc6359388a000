-- Categories, tags, brands and collections as the merchant keeps them.

alter table category add column published boolean not null default true;
comment on column category.published is 'Not published: its page answers 404, and lists of categories leave it out.';
alter table tag add column media_id uuid references media;

-- Brands.

create table brand (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key text not null unique generated always as (trim(both '-' from regexp_replace(lower(name), '[ -/:-@\[-`{-~]+', '-', 'g'))) stored check (key <> ''),
  slug text not null unique,
  texts jsonb not null,
  media_id uuid references media
);
comment on table brand is 'Brands of products: what their pages say. Every brand that a product names has one; triggers see to that.';
comment on column brand.name is 'As products name it (product.brand).';
comment on column brand.key is 'The brand of products with this brand_key.';
comment on column brand.slug is 'Its address; as long as the merchant says nothing else, its key.';

call keep_slugs_of('brand');

-- The brands of products, each by the first of its spellings.
create function insert_brands(named text[]) returns void language sql as $$
  insert into brand (name, slug, texts)
    select min(name), case when exists (select 1 from brand where slug = known.key) then known.key || '-' || left(md5(known.key), 6) else known.key end,
      jsonb_build_object('en', jsonb_build_object('title', min(name)))
    from (select name, trim(both '-' from regexp_replace(lower(name), '[ -/:-@\[-`{-~]+', '-', 'g')) as key from unnest(named) name) known
    where known.key <> '' and not exists (select 1 from brand where brand.key = known.key) group by known.key order by known.key
    on conflict do nothing
$$;

select insert_brands(array(select distinct brand from product));

create function brands_of_new_products() returns trigger language plpgsql as $$
begin
  perform insert_brands(array(select distinct n.brand from new_rows n where n.brand_key <> '' and not exists (select 1 from brand where key = n.brand_key)));
  return null;
end $$;

create function brand_of_product() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from brand where key = new.brand_key) then perform insert_brands(array[new.brand]); end if;
  return null;
end $$;

create trigger brands_added after insert on product referencing new table as new_rows for each statement execute function brands_of_new_products();
create trigger brand_changed after update of brand on product for each row when (new.brand_key <> '' and new.brand_key <> old.brand_key) execute function brand_of_product();

-- Collections by rule.

alter table collection add column rule jsonb;
comment on column collection.rule is '{"match": "all" or "any", "conditions": [{"field", "op", "value"}]}; tags, brands and categories by their ids, times in UTC. Null: its products are chosen by hand.';
create index collection_ruled on collection (id) where rule is not null;

-- A rule as a condition on the product p: built of fixed parts alone, the rule itself is its parameter $1.
create function collection_rule_condition(rule jsonb) returns text language plpgsql immutable as $$
declare parts text[] := '{}'; part text; value text; field text; op text; sign text;
begin
  for i in 0 .. jsonb_array_length(rule -> 'conditions') - 1 loop
    field := rule #>> array['conditions', i::text, 'field'];
    op := rule #>> array['conditions', i::text, 'op'];
    value := format('($1 #>> ''{conditions,%s,value}'')', i);
    sign := case op when 'lt' then '<' when 'lte' then '<=' when 'gt' then '>' when 'gte' then '>=' else '=' end;
    part := case
      when field = 'tag' then format('exists (select 1 from product_tag m where m.product_id = p.id and m.tag_id = %s::uuid)', value)
      when field = 'category' then format('exists (select 1 from product_category m where m.product_id = p.id and m.category_id = %s::uuid)', value)
      when field = 'brand' then format('exists (select 1 from brand b where b.id = %s::uuid and b.key = p.brand_key)', value)
      when field = 'title' and op = 'contains' then
        format('exists (select 1 from jsonb_each(p.texts) t where position(lower(%s) in lower(t.value ->> ''title'')) > 0)', value)
      when field = 'title' then format('exists (select 1 from jsonb_each(p.texts) t where lower(t.value ->> ''title'') = lower(%s))', value)
      when field = 'price' then format('p.price_amount %s %s::bigint', sign, value)
      when field = 'compareAt' then
        format('exists (select 1 from variant v where v.product_id = p.id and v.line_price_amount %s %s::bigint)', sign, value)
      -- What can be bought; a variant without a count never runs out.
      when field = 'stock' then format('coalesce((select sum(case when level.tracked then greatest(level.on_hand - level.reserved, 0) else 1000000000 end)
        from variant v join stock_level level on level.variant_id = v.id where v.product_id = p.id), 0) %s %s::bigint', sign, value)
      when field = 'createdAt' then format('p.created_at %s %s::timestamptz', sign, value)
      when field like 'option.%' then
        format('exists (select 1 from variant v where v.product_id = p.id and v.options ->> substr($1 #>> ''{conditions,%s,field}'', 8) = %s)', i, value)
      else 'false' end;
    parts := parts || format(case op when 'isNot' then '(not %s)' else '(%s)' end, part);
  end loop;
  return case when parts = '{}' then 'false' else array_to_string(parts, case rule ->> 'match' when 'any' then ' or ' else ' and ' end) end;
end $$;

-- The newest products that a rule matches, at most so many.
create function collection_rule_matches(rule jsonb, most integer) returns setof uuid language plpgsql stable as $$
begin
  return query execute 'select p.id from product p where p.archived_at is null and (' || collection_rule_condition(rule) || ') order by p.id desc limit $2' using rule, most;
end $$;

-- Puts those of some products into a collection that its rule matches, and takes the others out. Pages that show it are told where that changed anything.
create function apply_collection_rule(wanted uuid, rule jsonb, changed uuid[]) returns void language plpgsql as $$
declare changes bigint;
begin
  execute 'with matching as (select p.id from product p where p.id = any($2) and (' || collection_rule_condition(rule) || ')),
      gone as (delete from product_collection m where m.collection_id = $3 and m.product_id = any($2) and not exists (select 1 from matching where id = m.product_id) returning 1),
      come as (insert into product_collection (collection_id, product_id) select $3, id from matching order by id on conflict do nothing returning 1)
    select (select count(*) from gone) + (select count(*) from come)' into changes using rule, changed, wanted;
  if changes > 0 then
    perform pg_notify('vitrine', json_build_object('kind', 'stale', 'tags', json_build_array('collection:' || wanted))::text);
  end if;
end $$;

-- Rules and products change at the same time: whoever writes a rule, or goes through the products by it, holds this lock alone; commits that changed products share it.
create function lock_collection_rules() returns void language sql as $$ select pg_advisory_xact_lock(hashtextextended('collection rules', 0)) $$;

-- Judges the products that follow one (in the order of their ids) by a collection's rule; answers the last of them, null when there are no more.
create function walk_collection_rule(wanted uuid, after uuid, most integer) returns uuid language plpgsql as $$
declare rule_ jsonb; changed uuid[];
begin
  perform lock_collection_rules();
  select rule into rule_ from collection where id = wanted;
  if rule_ is null then return null; end if;
  select array_agg(id order by id) into changed from (select id from product where id > after order by id limit most) following;
  if changed is null then return null; end if;
  perform apply_collection_rule(wanted, rule_, changed);
  return case when cardinality(changed) = most then changed[most] end;
end $$;

create unlogged table collection_stale (
  product_id uuid not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
comment on table collection_stale is 'Products that a transaction judges by the rules of collections when it commits, each once; no other transaction sees them.';
create index collection_stale_product_id on collection_stale (product_id);

create function mark_collections_stale(changed uuid) returns void language plpgsql as $$
begin
  if exists (select 1 from collection where rule is not null) then
    insert into collection_stale select changed where changed is not null and not exists (select 1 from collection_stale where product_id = changed);
  end if;
end $$;

create function refresh_ruled_collections(changed uuid[]) returns void language plpgsql as $$
declare ruled record;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('collection rules', 0));
  -- Whoever changes the same products at the same time is waited for, and the statements below see what they committed.
  perform 1 from product_listing where product_id = any(changed) order by product_id for update;
  for ruled in select id, rule from collection where rule is not null order by id loop
    perform apply_collection_rule(ruled.id, ruled.rule, changed);
  end loop;
end $$;

-- Collections first: what they change is part of the rows of lists.
create or replace function refresh_stale_listings() returns trigger language plpgsql as $$
declare wanted uuid[];
begin
  -- The first call of a transaction has done the work of all.
  if exists (select 1 from product_listing_stale where product_id = new.product_id) or exists (select 1 from collection_stale where product_id = new.product_id) then
    with taken as (delete from collection_stale returning product_id) select array_agg(product_id) into wanted from taken;
    if wanted is not null then perform refresh_ruled_collections(wanted); end if;
    with taken as (delete from product_listing_stale returning product_id) select array_agg(product_id) into wanted from taken;
    if wanted is not null then perform refresh_product_listing(wanted); end if;
  end if;
  return null;
end $$;

create constraint trigger collections_refreshed after insert on collection_stale deferrable initially deferred for each row execute function refresh_stale_listings();

create function product_changes_collections() returns trigger language plpgsql as $$
begin
  perform mark_collections_stale(new.id);
  return null;
end $$;

create function part_changes_collections() returns trigger language plpgsql as $$
begin
  perform mark_collections_stale(case tg_op when 'DELETE' then old.product_id else new.product_id end);
  return null;
end $$;

create function stock_changes_collections() returns trigger language plpgsql as $$
begin
  if exists (select 1 from collection where rule is not null and rule @> '{"conditions": [{"field": "stock"}]}') then
    perform mark_collections_stale((select product_id from variant where id = new.variant_id));
  end if;
  return null;
end $$;

create trigger collections_of_new after insert on product for each row execute function product_changes_collections();
create trigger collections_of_changed after update on product for each row
  when ((old.texts, old.brand_key, old.price_amount, old.created_at) is distinct from (new.texts, new.brand_key, new.price_amount, new.created_at)) execute function product_changes_collections();
create trigger collections_of_variant after insert or delete on variant for each row execute function part_changes_collections();
create trigger collections_of_changed_variant after update on variant for each row
  when ((old.options, old.line_price_amount) is distinct from (new.options, new.line_price_amount)) execute function part_changes_collections();
create trigger collections_of_category after insert or delete on product_category for each row execute function part_changes_collections();
create trigger collections_of_tag after insert or delete on product_tag for each row execute function part_changes_collections();
create trigger collections_of_stock after insert or update on stock_level for each row execute function stock_changes_collections();
